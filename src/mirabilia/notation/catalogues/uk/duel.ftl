### Mirabilia українською.
###
### Усі каталоги мають однакові повідомлення з однаковими змінними в однаковому порядку.
### Повідомлення може містити інше: тоді обидва бачать ті самі змінні.
### Назви карт стоять у називному відмінку в лапках, імена гравців — теж у називному.

## Кількості: частини речень

# Скільки монет є.
coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
       *[many] { $coins } монет
    }
# Те саме в знахідному відмінку: отримати, сплатити, втратити.
coins-moved =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
       *[many] { $coins } монет
    }
# За скільки щось робиться.
coins-for =
    { $coins ->
        [0] безкоштовно
       *[other] за { coins-moved }
    }
# По стільки монет за кожну з кількох речей.
coins-each =
    { $coins ->
        [one] по { $coins } монеті
        [few] по { $coins } монети
       *[many] по { $coins } монет
    }
# Скількох монет бракує.
coins-short =
    { $short ->
        [one] бракує { $short } монети
       *[many] бракує { $short } монет
    }
points =
    { $points ->
        [one] { $points } переможний бал
        [few] { $points } переможні бали
       *[many] { $points } переможних балів
    }
points-each =
    { $points ->
        [one] по { $points } переможному балу
        [few] по { $points } переможні бали
       *[many] по { $points } переможних балів
    }
shields =
    { $shields ->
        [one] { $shields } щит
        [few] { $shields } щити
       *[many] { $shields } щитів
    }
spaces =
    { $spaces ->
        [one] { $spaces } сектор
        [few] { $spaces } сектори
       *[many] { $spaces } секторів
    }
units-wood =
    { $units ->
        [one] { $units } дерево
       *[many] { $units } дерева
    }
units-stone =
    { $units ->
        [one] { $units } камінь
        [few] { $units } камені
       *[many] { $units } каменів
    }
units-clay =
    { $units ->
        [one] { $units } глина
       *[many] { $units } глини
    }
units-glass =
    { $units ->
        [one] { $units } скло
       *[many] { $units } скла
    }
units-papyrus =
    { $units ->
        [one] { $units } папірус
        [few] { $units } папіруси
       *[many] { $units } папірусів
    }

## Назви в реченнях

# Назва в переліку або після двокрапки.
quoted = «{ $name }»
both = { $first } та { $second }

## Гравці, епохи

player = Гравець { $number }
age =
    { $age ->
        [1] Епоха I
        [2] Епоха II
       *[3] Епоха III
    }
# Сектор військового треку: відстань $distance від центру в бік столиці гравця $owner.
track-space =
    { $distance ->
        [0] центр треку
        [9] столиця ({ $owner })
       *[other] сектор { $distance } від центру ({ $owner })
    }

## Слова гри

term-structure = Структура
term-city = Місто
term-treasury = Скарбниця
term-discard-pile = Стопка скидання
term-box = Коробка
term-wonders = Чудеса
term-progress-tokens = Токени прогресу
term-pantheon = Пантеон
term-gods = Боги
term-mythology-tokens = Токени міфологій
term-offering-tokens = Токени дарів
term-military-track = Військовий трек
term-military-token = Військовий токен
term-conflict-pawn = Маркер конфлікту
term-capital = Столиця
term-cost = Вартість
term-chain = Ланцюжок
term-production = Виробництво
term-score = Рахунок
term-total = Разом

## Ресурси

resource-wood = дерево
resource-stone = камінь
resource-clay = глина
resource-glass = скло
resource-papyrus = папірус

## Типи будівель за кольором

colour-brown = Сировина
colour-grey = Товари
colour-blue = Цивільні будівлі
colour-green = Наукові будівлі
colour-yellow = Комерційні будівлі
colour-red = Військові будівлі
colour-purple = Гільдії
colour-temple = Великі храми

## Наукові символи

symbol-wheel = колесо
symbol-mortar = ступка
symbol-quill = перо
symbol-pendulum = маятник
symbol-sundial = сонячний годинник
symbol-sphere = сфера
symbol-scales = терези

## Символи ланцюжків

chain-horseshoe = підкова
chain-sword = меч
chain-tower = вежа
chain-target = мішень
chain-helmet = шолом
chain-book = книга
chain-gear = шестерня
chain-lyre = ліра
chain-lamp = лампа
chain-mask = маска
chain-column = колона
chain-moon = місяць
chain-sun = сонце
chain-drop = крапля
chain-greek-temple = грецький храм
chain-vase = ваза
chain-barrel = бочка
chain-myth-mesopotamian = месопотамська міфологія
chain-myth-phoenician = фінікійська міфологія
chain-myth-greek = грецька міфологія
chain-myth-egyptian = єгипетська міфологія
chain-myth-roman = римська міфологія

## Карти епохи I

card-lumber-yard = Склад дерева
card-logging-camp = Табір лісорубів
card-clay-pool = Глинний кар’єр
card-clay-pit = Глинна яма
card-quarry = Кар’єр
card-stone-pit = Каменярня
card-glassworks = Виробництво скла
card-press = Прес
card-guard-tower = Сторожова вежа
card-stable = Стайні
card-garrison = Гарнізон
card-palisade = Частокіл
card-workshop = Майстерня
card-apothecary = Аптека
card-scriptorium = Скрипторій
card-pharmacist = Фармацевт
card-theater = Театр
card-altar = Алтар
card-baths = Лазня
card-stone-reserve = Запас каменю
card-clay-reserve = Запас глини
card-wood-reserve = Запас дерева
card-tavern = Таверна

## Карти епохи II

card-sawmill = Лісопилка
card-brickyard = Цегляна майстерня
card-shelf-quarry = Глибокий кар’єр
card-glass-blower = Склодуви
card-drying-room = Сушилка
card-walls = Стіни
card-horse-breeders = Конярі
card-barracks = Казарми
card-archery-range = Стрільбище
card-parade-ground = Плац
card-library = Бібліотека
card-dispensary = Амбулаторія
card-school = Школа
card-laboratory = Лабораторія
card-courthouse = Суд
card-statue = Статуя
card-temple = Храм
card-aqueduct = Акведук
card-rostrum = Трибуна
card-forum = Форум
card-caravansery = Караван-сарай
card-customs-house = Митниця
card-brewery = Пивоварня

## Карти епохи III

card-arsenal = Арсенал
card-pretorium = Військовий штаб
card-fortifications = Фортифікація
card-siege-workshop = Майстерня військових механізмів
card-circus = Цирк
card-academy = Академія
card-study = Аудиторія
card-university = Університет
card-observatory = Обсерваторія
card-palace = Палац
card-town-hall = Ратуша
card-obelisk = Обеліск
card-gardens = Сади
card-pantheon = Пантеон
card-senate = Сенат
card-chamber-of-commerce = Торгова палата
card-port = Порт
card-armory = Склад зброї
card-lighthouse = Маяк
card-arena = Арена

## Гільдії

card-merchants-guild = Гільдія торговців
card-shipowners-guild = Гільдія судновласників
card-builders-guild = Гільдія будівельників
card-magistrates-guild = Гільдія суддів
card-scientists-guild = Гільдія вчених
card-moneylenders-guild = Гільдія лихварів
card-tacticians-guild = Гільдія тактиків

## Великі храми

card-mesopotamian-grand-temple = Месопотамський великий храм
card-phoenician-grand-temple = Фінікійський великий храм
card-greek-grand-temple = Грецький великий храм
card-egyptian-grand-temple = Єгипетський великий храм
card-roman-grand-temple = Римський великий храм

## Чудеса

wonder-the-appian-way = Аппієва дорога
wonder-circus-maximus = Великий цирк
wonder-the-colossus = Колос
wonder-the-great-library = Олександрійська бібліотека
wonder-the-great-lighthouse = Олександрійський маяк
wonder-the-hanging-gardens = Висячі сади
wonder-the-mausoleum = Галікарнаський мавзолей
wonder-piraeus = Пірей
wonder-the-pyramids = Піраміди
wonder-the-sphinx = Сфінкс
wonder-the-statue-of-zeus = Статуя Зевса
wonder-the-temple-of-artemis = Храм Артеміди
wonder-the-sanctuary = Святиня
wonder-the-divine-theater = Божественний театр

## Токени прогресу

progress-agriculture = Землеробство
progress-architecture = Архітектура
progress-economy = Економіка
progress-law = Закон
progress-masonry = Кам’яна кладка
progress-mathematics = Математика
progress-philosophy = Філософія
progress-strategy = Стратегія
progress-theology = Теологія
progress-urbanism = Урбанізм
progress-mysticism = Містицизм
progress-poliorcetics = Мистецтво облоги
progress-engineering = Інженерія

## Міфології та боги

mythology-mesopotamian = Месопотамська
mythology-phoenician = Фінікійська
mythology-greek = Грецька
mythology-egyptian = Єгипетська
mythology-roman = Римська
# Те саме біля іменника: бог, колода, токен цієї міфології.
of-mythology-mesopotamian = месопотамської міфології
of-mythology-phoenician = фінікійської міфології
of-mythology-greek = грецької міфології
of-mythology-egyptian = єгипетської міфології
of-mythology-roman = римської міфології

god-enki = Енкі
god-ishtar = Іштар
god-nisaba = Нісаба
god-astarte = Астарта
god-baal = Баал
god-tanit = Таніт
god-aphrodite = Афродіта
god-hades = Аїд
god-zeus = Зевс
god-anubis = Анубіс
god-isis = Ісіда
god-ra = Ра
god-mars = Марс
god-minerva = Мінерва
god-neptune = Нептун
god-gate = Брама

## Що робить кожне чудо

wonder-rule-the-appian-way = Дає 3 монети, забирає в суперника 3 монети, дає ще один хід і приносить 3 переможні бали.
wonder-rule-circus-maximus = Відправляє сіру карту суперника до стопки скидання, дає 1 щит і приносить 3 переможні бали.
wonder-rule-the-colossus = Дає 2 щити й приносить 3 переможні бали.
wonder-rule-the-great-library = Дає взяти з коробки 3 токени прогресу й залишити собі один, приносить 4 переможні бали.
wonder-rule-the-great-lighthouse = Під час кожного будівництва виробляє дерево, камінь або глину на ваш вибір і приносить 4 переможні бали.
wonder-rule-the-hanging-gardens = Дає 6 монет і ще один хід, приносить 3 переможні бали.
wonder-rule-the-mausoleum = Дає безкоштовно звести будівлю зі стопки скидання та приносить 2 переможні бали.
wonder-rule-piraeus = Під час кожного будівництва виробляє скло або папірус на ваш вибір, дає ще один хід і приносить 2 переможні бали.
wonder-rule-the-pyramids = Приносять 9 переможних балів.
wonder-rule-the-sphinx = Дає ще один хід і приносить 6 переможних балів.
wonder-rule-the-statue-of-zeus = Відправляє коричневу карту суперника до стопки скидання, дає 1 щит і приносить 3 переможні бали.
wonder-rule-the-temple-of-artemis = Дає 12 монет і ще один хід.
wonder-rule-the-sanctuary = Карти Пантеону коштують вам на 2 монети менше; дає ще один хід.
wonder-rule-the-divine-theater = Відкриває всіх богів однієї колоди на ваш вибір: один із них активується безкоштовно, решта повертається в будь-якому порядку. Приносить 2 переможні бали.

## Що робить кожен токен прогресу

progress-rule-agriculture = Дає 6 монет і приносить 4 переможні бали.
progress-rule-architecture = Відтепер ваші чудеса коштують на 2 ресурси менше; які саме, щоразу обираєте ви.
progress-rule-economy = Ви отримуєте монети, які суперник витрачає на купівлю ресурсів.
progress-rule-law = Дає науковий символ «{ symbol-scales }».
progress-rule-masonry = Відтепер ваші сині карти коштують на 2 ресурси менше; які саме, щоразу обираєте ви.
progress-rule-mathematics = Наприкінці гри приносить по 3 переможні бали за кожен ваш токен прогресу, разом із цим.
progress-rule-philosophy = Приносить 7 переможних балів.
progress-rule-strategy = Відтепер ваші нові червоні карти дають на 1 щит більше.
progress-rule-theology = Відтепер кожне ваше нове чудо дає ще один хід.
progress-rule-urbanism = Дає 6 монет, а потім ще 4 монети щоразу, коли ви будуєте безкоштовно за ланцюжком.
progress-rule-mysticism = Наприкінці гри приносить по 2 переможні бали за кожен ваш токен міфології та токен дарів.
progress-rule-poliorcetics = Суперник втрачає 1 монету за кожен сектор, на який ви просуваєте маркер конфлікту.
progress-rule-engineering = Будь-яку карту із символом ланцюжка під вартістю можна збудувати за 1 монету, навіть якщо цього символу у вас немає. Це не ланцюжок.

## Що робить кожен бог

god-rule-enki = Коли карту відкривають, на неї кладуть горілиць 2 токени прогресу з коробки; той, хто її активує, залишає собі один із них.
god-rule-ishtar = Дає науковий символ «{ symbol-scales }».
god-rule-nisaba = Кладе токен Змії на зелену карту суперника: її науковий символ діє і для вас.
god-rule-astarte = Кладе на цю карту 7 монет із банку. Їх можна витрачати, але не можна втратити; кожна, що залишиться наприкінці гри, приносить 1 переможний бал.
god-rule-baal = Забирає у ваше місто коричневу або сіру карту суперника.
god-rule-tanit = Дає 12 монет.
god-rule-aphrodite = Приносить 9 переможних балів.
god-rule-hades = Дає безкоштовно звести будівлю зі стопки скидання.
god-rule-zeus = Скидає будь-яку карту структури, відкриту чи закриту. Чи забираєте ви токен, що лежить на ній, залежить від обраного трактування правил.
god-rule-anubis = Руйнує зведене чудо будь-кого з гравців: карту з-під нього скидають. Те, що чудо дало одразу, залишається, і його можна звести знову.
god-rule-isis = Безкоштовно зводить одне з ваших чудес за допомогою карти зі стопки скидання.
god-rule-ra = Забирає собі чудо суперника, яке той ще не звів.
god-rule-mars = Дає 2 щити.
god-rule-minerva = Ставить маркер Мінерви на будь-який сектор військового треку. Там вона один раз зупиняє маркер конфлікту й залишає трек.
god-rule-neptune = Скидає один військовий токен без ефекту, а потім ще один, монети якого втрачає суперник.
god-rule-gate = Коштує вдвічі більше, ніж указано біля її місця. Відкриває верхнього бога кожної колоди: один із них активується безкоштовно.

## Що робить ефект: по повідомленню на кожен вид

effect-produces = Виробництво: { $resources }.
effect-produces-one-of = Під час кожного будівництва виробляє один ресурс на ваш вибір: { $resources }.
effect-fixed-prices = Купівля по 1 монеті за одиницю, починаючи з вашого наступного ходу: { $resources }.
effect-points = Приносить { points }.
effect-shields = Дає { shields }.
effect-symbol = Науковий символ: { $symbol }.
effect-coins = Дає { coins-moved }.
effect-coins-own = Дає { coins-each } { per-own }.
effect-coins-leading = Дає { coins-each } { per-leading }.
effect-points-own = Наприкінці гри приносить { points-each } { per-own }.
effect-points-leading = Наприкінці гри приносить { points-each } { per-leading }.
effect-opponent-loses = Суперник втрачає { coins-moved }.
effect-extra-turn = Дає ще один хід.
effect-destroys =
    { $colour ->
        [brown] Відправляє коричневу карту суперника до стопки скидання.
       *[grey] Відправляє сіру карту суперника до стопки скидання.
    }
effect-builds-discarded = Дає безкоштовно звести будівлю зі стопки скидання.
effect-draws-tokens =
    { $tokens ->
        [one] Дає взяти з коробки { $tokens } токен прогресу.
        [few] Дає взяти з коробки { $tokens } токени прогресу й залишити собі один.
       *[many] Дає взяти з коробки { $tokens } токенів прогресу й залишити собі один.
    }
effect-activates-god = Відкриває всіх богів однієї колоди на ваш вибір і безкоштовно активує одного з них.
effect-set-points = Переможні бали наприкінці гри за 1, 2 або 3 великі храми: { $points }.
effect-wonder-discount =
    { $units ->
        [one] Ваші чудеса коштують на { $units } ресурс менше, на ваш вибір.
        [few] Ваші чудеса коштують на { $units } ресурси менше, на ваш вибір.
       *[many] Ваші чудеса коштують на { $units } ресурсів менше, на ваш вибір.
    }
effect-blue-discount =
    { $units ->
        [one] Ваші сині карти коштують на { $units } ресурс менше, на ваш вибір.
        [few] Ваші сині карти коштують на { $units } ресурси менше, на ваш вибір.
       *[many] Ваші сині карти коштують на { $units } ресурсів менше, на ваш вибір.
    }
effect-red-shields = Кожна наступна червона карта дає на { shields } більше.
effect-chain-coins = Дає { coins-moved } щоразу, коли ви будуєте безкоштовно за ланцюжком.
effect-trade-income = Ви отримуєте монети, які суперник витрачає на купівлю ресурсів.
effect-wonder-turn = Кожне наступне ваше чудо дає ще один хід.
effect-siege = Суперник втрачає { coins-moved } за кожен сектор, на який ви просуваєте маркер конфлікту.
effect-engineering = Будь-яку карту із символом ланцюжка під вартістю можна збудувати { coins-for }.
effect-pantheon-discount = Карти Пантеону коштують вам на { coins-moved } менше.
effect-chain-gives = Символ ланцюжка «{ $chain }»: карта «{ $card }» буде безкоштовною.
effect-chain-needs = Безкоштовно із символом ланцюжка «{ $chain }» (карта «{ $card }»).
effect-mythology-needs = Безкоштовно з токеном { $mythology }.

# Що ще роблять боги.
effect-savings = Кладе на цю карту { coins-moved } з банку: їх можна витрачати, але не можна втратити; кожна, що залишиться наприкінці гри, приносить 1 переможний бал.
effect-reveals-tokens =
    { $tokens ->
        [one] Коли карту відкривають, на неї кладуть { $tokens } токен прогресу з коробки.
        [few] Коли карту відкривають, на неї кладуть { $tokens } токени прогресу з коробки.
       *[many] Коли карту відкривають, на неї кладуть { $tokens } токенів прогресу з коробки.
    }
effect-price-factor = Ціна її місця множиться на { $factor }.
effect-asks-enki = Дає взяти один із токенів прогресу на цій карті.
effect-asks-nisaba = Кладе токен Змії на зелену карту суперника: її науковий символ діє і для вас.
effect-asks-baal = Забирає у ваше місто коричневу або сіру карту суперника.
effect-asks-hades = Дає безкоштовно звести будівлю зі стопки скидання.
effect-asks-zeus = Скидає будь-яку карту структури, відкриту чи закриту.
effect-asks-anubis = Руйнує зведене чудо будь-кого з гравців; його можна звести знову.
effect-asks-isis-wonder = Безкоштовно зводить одне з ваших чудес за допомогою карти зі стопки скидання.
effect-asks-ra = Забирає собі чудо суперника, яке той ще не звів.
effect-asks-minerva = Ставить маркер Мінерви на військовий трек: вона один раз зупиняє маркер конфлікту.
effect-asks-neptune-discard = Скидає військовий токен без ефекту, а потім ще один, монети якого втрачає суперник.
effect-asks-gate = Відкриває верхнього бога кожної колоди й безкоштовно активує одного з них.

# Що враховується у власному місті.
per-own =
    { $kind ->
        [brown] за кожну коричневу карту у вашому місті
        [grey] за кожну сіру карту у вашому місті
        [blue] за кожну синю карту у вашому місті
        [green] за кожну зелену карту у вашому місті
        [yellow] за кожну жовту карту у вашому місті
        [red] за кожну червону карту у вашому місті
        [purple] за кожну гільдію у вашому місті
        [temple] за кожен великий храм у вашому місті
        [sacred-tokens] за кожен ваш токен міфології та токен дарів
        [wonder] за кожне чудо, зведене у вашому місті
        [progress] за кожен ваш токен прогресу
        [brown-and-grey] за кожну коричневу й сіру карту у вашому місті
       *[three-coins] за кожні 3 монети у вашій скарбниці
    }
# Що враховується в місті, де цього найбільше.
per-leading =
    { $kind ->
        [brown] за кожну коричневу карту в місті, де їх найбільше
        [grey] за кожну сіру карту в місті, де їх найбільше
        [blue] за кожну синю карту в місті, де їх найбільше
        [green] за кожну зелену карту в місті, де їх найбільше
        [yellow] за кожну жовту карту в місті, де їх найбільше
        [red] за кожну червону карту в місті, де їх найбільше
        [purple] за кожну гільдію в місті, де їх найбільше
        [temple] за кожен великий храм у місті, де їх найбільше
        [sacred-tokens] за кожен токен міфології та токен дарів у місті, де їх найбільше
        [wonder] за кожне чудо, зведене в місті, де їх найбільше
        [progress] за кожен токен прогресу в місті, де їх найбільше
        [brown-and-grey] за кожну коричневу й сіру карту в місті, де їх найбільше
       *[three-coins] за кожні 3 монети в багатшій скарбниці
    }

## Що потрібно вирішити

decision-none = Гру завершено.
decision-draft = Оберіть одне із запропонованих чудес.
decision-turn = Зіграйте доступну карту: зведіть будівлю, скиньте карту за монети або зведіть чудо.
decision-turn-activation = Зіграйте доступну карту: зведіть будівлю, скиньте карту за монети або зведіть чудо; чи активуйте карту Пантеону.
decision-progress = Візьміть токен прогресу з поля.
decision-library = Залиште собі один із витягнутих токенів прогресу.
decision-mausoleum = Безкоштовно зведіть будівлю зі стопки скидання.
decision-destroy-brown = Оберіть коричневу карту суперника, яку буде скинуто.
decision-destroy-grey = Оберіть сіру карту суперника, яку буде скинуто.
decision-starter = Вирішіть, хто починає епоху.
decision-place-god = Покладіть одного з узятих богів долілиць на вільне місце Пантеону.
decision-token-order = Вирішіть, який із відкритих токенів міфологій буде першим.
decision-gate = Безкоштовно активуйте одного з верхніх богів колод.
decision-theater-deck = Оберіть міфологію, колоду якої буде відкрито.
decision-theater-god = Безкоштовно активуйте одного з відкритих богів.
decision-theater-order = Оберіть бога, який ляже на верх колоди.
decision-enki = Залиште собі один із токенів прогресу на карті «{ god-enki }».
decision-nisaba = Оберіть зелену карту суперника для токена Змії.
decision-baal = Оберіть коричневу або сіру карту суперника, яку заберете собі.
decision-hades = Безкоштовно зведіть будівлю зі стопки скидання.
decision-zeus = Оберіть карту структури, яку буде скинуто.
decision-anubis = Оберіть зведене чудо, яке буде зруйновано.
decision-isis-wonder = Оберіть чудо, яке зведете безкоштовно.
decision-isis-card = Оберіть скинуту карту, яку буде підкладено під чудо.
decision-ra = Оберіть чудо суперника, яке заберете собі.
decision-minerva = Оберіть сектор військового треку для Мінерви.
decision-neptune-discard = Оберіть військовий токен, який буде скинуто без ефекту.
decision-neptune-apply = Оберіть військовий токен, монети якого втратить суперник.

## Дії

action-build = Звести будівлю «{ $card }» { coins-for }
action-build-chain = Звести будівлю «{ $card }» безкоштовно за ланцюжком
action-build-mythology = Звести будівлю «{ $card }» безкоштовно за токеном міфології
action-build-engineered = Звести будівлю «{ $card }» { coins-for } («{ progress-engineering }»)
action-discard = Скинути карту «{ $card }» та отримати { coins-moved }
action-wonder = Звести чудо «{ $wonder }» { coins-for }, підклавши карту «{ $card }»
action-draft = Узяти чудо «{ $wonder }»
action-progress = Узяти токен прогресу «{ $token }»
action-decline = Не брати токен прогресу
action-begin = Нехай починає { $player }
action-recover = Звести будівлю «{ $card }» зі стопки скидання безкоштовно
action-destroy = Скинути карту «{ $card }» з міста суперника
action-activate = Активувати карту «{ $god }» { coins-for }
action-activate-offerings = Активувати карту «{ $god }» { coins-for }, використавши токени дарів: { $offerings }
action-place-god = Покласти карту «{ $god }» долілиць на місце { $slot } Пантеону
action-choose-god = Активувати карту «{ $god }» безкоштовно
action-god-on-top = Покласти карту «{ $god }» на верх колоди
action-reveal-deck = Відкрити колоду { $mythology }
action-token-first = Спершу взяти токен { $mythology } (позиція { $position })
action-snake = Покласти токен Змії на карту «{ $card }»
action-steal-card = Забрати карту «{ $card }» у суперника
action-strike = Скинути карту «{ $card }» зі структури
action-strike-face-down = Скинути закриту карту структури (позиція { $position })
action-destroy-wonder = Зруйнувати чудо «{ $wonder }»
action-raise-wonder = Звести чудо «{ $wonder }» безкоштовно
action-raise-with = Звести чудо, підклавши карту «{ $card }» зі стопки скидання
action-steal-wonder = Забрати чудо «{ $wonder }» у суперника
action-minerva = Поставити маркер Мінерви: { track-space }
action-discard-military = Скинути військовий токен ({ $coins }) без ефекту, бік: { $owner }
action-apply-military = Застосувати до суперника військовий токен ({ $coins }), бік: { $owner }

## Події

event-wonder-taken = { $player } бере чудо «{ $wonder }».
event-age-begun = Починається { age }.
event-card-built = { $player } зводить будівлю «{ $card }» { coins-for }.
event-chained = «{ $card }» безкоштовно: ланцюжок від будівлі «{ $source }».
event-chained-mythology = «{ $card }» безкоштовно: { $player } має токен { $mythology }.
event-engineered = { $player } зводить будівлю «{ $card }» без символу ланцюжка («{ progress-engineering }»).
event-card-discarded = { $player } скидає карту «{ $card }».
event-wonder-built = { $player } зводить чудо «{ $wonder }», підклавши карту «{ $card }».
event-pawn-moved =
    { $spaces ->
        [0] { $player } просуває маркер конфлікту в столицю суперника.
       *[other] { $player } просуває маркер конфлікту: до столиці суперника { spaces }.
    }
event-looted =
    { $coins ->
        [0] Військовий токен ({ $token }): { $player } нічого не втрачає: монет немає.
       *[other] Військовий токен ({ $token }): { $player } втрачає { coins-moved }.
    }
event-token-taken = { $player } бере токен прогресу «{ $token }».
event-tokens-drawn = { $player } витягує з коробки токен прогресу «{ $token }».
event-card-destroyed = { $player } втрачає будівлю «{ $card }»: карта йде до стопки скидання.
event-card-recovered = { $player } зводить будівлю «{ $card }» зі стопки скидання безкоштовно.
event-card-revealed = Відкривається карта «{ $card }».
event-wonder-returned = { $player } повертає чудо «{ $wonder }» у коробку: сім чудес уже зведено.
event-asked = { $player }: { $prompt }
event-extra-turn = { $player } ходить ще раз.
event-extra-turn-lost = { $player } втрачає додатковий хід: епоху завершено.
event-pair = { $player } збирає пару символів «{ $symbol }».
event-starter-chosen = { $player } вирішує: починає { $starter }.
event-declined = { $player } не бере токен прогресу.
event-mythology-token = { $player } бере токен { $mythology }.
event-offering-token = { $player } бере токен дарів ({ $offering }).
event-gods-drawn =
    { $count ->
        [one] { $player } оглядає останню карту колоди { $mythology }.
        [few] { $player } оглядає { $count } верхні карти колоди { $mythology }.
       *[many] { $player } оглядає { $count } верхніх карт колоди { $mythology }.
    }
event-god-placed = { $player } кладе бога { $mythology } долілиць на місце { $slot } Пантеону.
event-gate-placed = Карту «{ god-gate }» викладено на місце { $slot } Пантеону.
event-god-revealed = На місці { $slot } Пантеону відкривається «{ $god }».
event-god-revealed-deck = З колоди відкривається «{ $god }».
event-enki-token = Токен прогресу «{ $token }» лягає на карту «{ god-enki }».
event-token-returned = Токен прогресу «{ $token }» повертається з карти «{ god-enki }» у коробку.
event-activated = { $player } активує карту «{ $god }» { coins-for }.
event-offering-spent = { $player } використовує токен дарів ({ $offering }).
event-gods-returned =
    { $count ->
        [0] У колоді { $mythology } богів не залишилося.
        [one] { $player } повертає іншого бога в колоду { $mythology }.
       *[many] { $player } повертає інших богів у колоду { $mythology }.
    }
event-gods-returned-gate = { $player } повертає інших богів на верх їхніх колод.
event-snake-placed = { $player } кладе токен Змії на карту «{ $card }».
event-card-stolen = { $player } забирає карту «{ $card }» у суперника.
event-card-struck = { $player } скидає карту «{ $card }» зі структури.
event-laid-mythology-discarded = Разом із нею скидається токен { $mythology }.
event-laid-offering-discarded = Разом із нею скидається токен дарів ({ $offering }).
event-wonder-destroyed = { $player } втрачає чудо «{ $wonder }»: карта «{ $card }» з-під нього йде до стопки скидання.
event-wonder-stolen = { $player } забирає чудо «{ $wonder }» у суперника.
event-minerva-placed = { $player } ставить маркер Мінерви: { track-space }.
event-minerva-stops =
    { $count ->
        [0] Мінерва зупиняє маркер конфлікту й залишає трек.
        [one] Мінерва зупиняє маркер конфлікту й залишає трек: { $count } щит не спрацьовує ({ $player }).
        [few] Мінерва зупиняє маркер конфлікту й залишає трек: { $count } щити не спрацьовують ({ $player }).
       *[many] Мінерва зупиняє маркер конфлікту й залишає трек: { $count } щитів не спрацьовують ({ $player }).
    }
event-military-discarded = { $player } скидає військовий токен ({ $coins }) без ефекту, бік: { $owner }.

# Рух монет за його причиною.
event-coins-cost = { $player } сплачує { coins-moved } до банку.
event-coins-trade = { $player } витрачає { coins-moved } на торгівлю.
event-coins-discard = { $player } отримує { coins-moved } за скинуту карту.
event-coins-effect = { $player } отримує { coins-moved } з банку.
event-coins-loot = { $player } повертає { coins-moved } до банку: військовий токен.
event-coins-rival-wonder = { $player } втрачає { coins-moved } через чудо суперника.
event-coins-chain = { $player } отримує { coins-moved } за ланцюжок («{ progress-urbanism }»).
event-coins-income = { $player } отримує { coins-moved } з торгівлі суперника («{ progress-economy }»).
event-coins-activation = { $player } сплачує { coins-moved } за активацію.
event-coins-siege = { $player } втрачає { coins-moved } («{ progress-poliorcetics }»).

# Те саме для монет на Астарті.
event-savings-effect = { $player } кладе { coins-moved } з банку на карту «{ god-astarte }».
event-savings-cost = { $player } сплачує { coins-moved } з карти «{ god-astarte }» до банку.
event-savings-trade = { $player } витрачає { coins-moved } з карти «{ god-astarte }» на торгівлю.
event-savings-activation = { $player } сплачує { coins-moved } з карти «{ god-astarte }» за активацію.

# Кінець гри за видом перемоги.
event-game-over-civilian = { $player } здобуває громадянську перемогу.
event-game-over-military = { $player } перемагає завдяки військовій перевазі.
event-game-over-scientific = { $player } перемагає завдяки науковій перевазі.
event-game-over-shared = Гравці ділять перемогу.

## Ціни

price-free = Безкоштовно: вартість не вказано.
price-chain = Безкоштовно за ланцюжком: символ «{ $chain }» на карті «{ $card }».
price-mythology = Безкоштовно завдяки токену { $mythology }.
price-engineering = «{ progress-engineering }» замість указаної вартості: { coins }.
price-coins = Вказано на карті: { coins }.
price-produced = Виробництво: { $resources }.
price-chosen = Виробництво на вибір: { $sources }.
# Джерело з вибором і ресурс, який воно дає тут.
price-chosen-source = { $resource } («{ $source }»)
price-waived = Знижка («{ $token }»): { $resources }.
price-bought = Купівля: { $resources }.
# Одиниці одного ресурсу та ціна кожної з них.
price-bought-resource =
    { $units ->
        [one] { $resource } за { coins-moved }
       *[many] { $resource } { coins-each }
    }
price-total =
    { $coins ->
        [0] Разом: безкоштовно.
       *[other] Разом: { coins }.
    }

# Активація карти Пантеону.
price-slot = Місце { $slot } Пантеону: { coins }.
price-doubled = Ціна карти «{ god-gate }» подвоюється: { coins }.
price-discount = Знижка («{ $wonder }»): { coins }.
# Що залишиться сплатити з токенами дарів.
price-offerings = З токенами дарів: { $ways }.
price-offering-way =
    { $coins ->
        [0] { $offerings } – безкоштовно
       *[other] { $offerings } – { coins }
    }

## Чому щось неможливо

obstacle-covered =
    { $count ->
        [0] На карті лежать інші карти.
        [one] Карту накриває інша: { $cards }.
       *[many] Карту накривають інші: { $cards }.
    }
# Карти, яких ще ніхто не бачив, у переліку попереднього речення.
covering-face-down =
    { $count ->
        [one] закрита карта
        [few] { $count } закриті карти
       *[many] { $count } закритих карт
    }
covering-face-down-guild =
    { $count ->
        [one] закрита гільдія
        [few] { $count } закриті гільдії
       *[many] { $count } закритих гільдій
    }
covering-face-down-temple =
    { $count ->
        [one] закритий великий храм
        [few] { $count } закриті великі храми
       *[many] { $count } закритих великих храмів
    }
obstacle-not-in-structure =
    { $where ->
        [discard] Карта лежить у стопці скидання.
        [wonder] Карта лежить під чудом.
        [later] Карта належить до пізнішої епохи.
       *[box] Карти немає в цій партії: вона залишилася в коробці.
    }
obstacle-face-down = Карту ще не відкрито: вона лежить долілиць або залишилася в коробці.
obstacle-cannot-pay = У скарбниці { coins }: { coins-short }.
obstacle-cannot-pay-savings = У скарбниці та на карті «{ god-astarte }» { coins }: { coins-short }.
obstacle-wonder-limit = Сім чудес уже зведено, більше не можна.
obstacle-already-built = Уже зведено ({ $player }).
obstacle-not-yours = Цим чудом володіє { $player }.
obstacle-unowned = Цього чуда немає в жодного з гравців.
obstacle-returned-to-box = Це чудо повернуто в коробку.
obstacle-too-early = Карти Пантеону активують, починаючи з епохи II.
obstacle-already-activated = Уже активовано ({ $player }).
obstacle-not-in-pantheon =
    { $where ->
        [deck] Карти немає в Пантеоні: вона у своїй колоді.
        [hidden] Карта лежить долілиць у Пантеоні або у своїй колоді.
        [later] Карта з’явиться в Пантеоні в епосі II.
       *[box] У цій партії Пантеону немає.
    }
obstacle-not-your-turn = Зараз вирішує { $player }.
obstacle-game-over = Гру завершено.
obstacle-other-decision = Спершу потрібно вирішити інше. { $prompt }

## Блокнот для підрахунку балів і види перемоги

category-blue = Цивільні будівлі
category-green = Наукові будівлі
category-yellow = Комерційні будівлі
category-guilds = Гільдії
category-wonders = Чудеса
category-progress = Токени прогресу
category-treasury = Скарбниця
category-military = Військова справа
category-temples = Великі храми
category-gods = Боги

victory-civilian = Громадянська перемога
victory-military = Військова перевага
victory-scientific = Наукова перевага
victory-shared = Спільна перемога

## Налаштування та трактування правил

option-first-player = Перший гравець
option-first-player-random = за жеребом
option-first-player-0 = Гравець 1
option-first-player-1 = Гравець 2
option-wonders = Чудеса
option-wonders-draft = вибір по черзі
option-wonders-first-game = набори для першої партії
option-rulings = Трактування правил
option-rulings-rulebook = за книгою правил
option-rulings-arena = як на Board Game Arena
option-rulings-ukrainian = за українською книгою правил «Пантеону»
option-rulings-russian = за російською книгою правил «Пантеону»
option-centre-starter = Маркер у центрі наприкінці епохи: останній гравець
option-centre-starter-begins = починає наступну епоху
option-centre-starter-chooses = обирає, хто починає наступну епоху
option-progress-choice = Пара наукових символів: токен прогресу
option-progress-choice-optional = можна взяти
option-progress-choice-compulsory = обов’язково взяти
option-pantheon = Доповнення «Пантеон»
option-pantheon-false = без нього
option-pantheon-true = з ним
option-minerva = Мінерва зупиняє маркер конфлікту
option-minerva-before = перед своїм сектором
option-minerva-on = на своєму секторі
option-minerva-space = Мінерву можна поставити на
option-minerva-space-any = будь-який сектор треку
option-minerva-space-not-pawn = будь-який сектор, крім сектора маркера конфлікту
option-zeus-token = Токен на карті, яку скидає Зевс,
option-zeus-token-take = забирає гравець
option-zeus-token-discard = скидається разом із картою
option-token-order = Звільнена карта з токеном: спершу
option-token-order-token-first = беруть токен
option-token-order-card-first = відкривають карту
option-temple-urbanism = «Урбанізм» за великий храм, зведений за токеном міфології,
option-temple-urbanism-pays = приносить монети
option-temple-urbanism-nothing = нічого не дає
option-extra-turns = Кілька зведених за хід чудес із додатковим ходом дають
option-extra-turns-one = один додатковий хід
option-extra-turns-several = по ходу кожне
option-double-supremacy = Один ефект, що приносить обидві переваги, –
option-double-supremacy-scientific = наукова перевага
option-double-supremacy-military = військова перевага
option-single-god = Єдиний бог, що залишився в колоді,
option-single-god-place = потрапляє до Пантеону
option-single-god-leave = залишається в колоді

## Блокнот: підрахунок балів партії зі справжніми картами

scorepad-title = Підрахунок балів «7 чудес: Дуель»
scorepad-title-pantheon = Підрахунок балів «7 чудес: Дуель. Пантеон»
scorepad-keys = ? пояснює запитання, < повертає до попереднього.
scorepad-name-first = Ім’я першого гравця
scorepad-name-second = Ім’я другого гравця
scorepad-ending = Як закінчилася гра?
scorepad-ending-civilian = Після епохи III: підрахувати бали
scorepad-ending-military = Військова перевага: маркер конфлікту дійшов до столиці
scorepad-ending-scientific = Наукова перевага: шість різних наукових символів
scorepad-winner = Хто переміг?
scorepad-choice = Номер

# Що вписувати в кожен рядок, після назви рядка.
scorepad-asks-blue = бали на синіх картах
scorepad-asks-green = бали на зелених картах
scorepad-asks-yellow = бали на жовтих картах
scorepad-asks-guilds = бали за фіолетові карти
scorepad-asks-wonders = бали на зведених чудесах
scorepad-asks-progress = бали за токени прогресу
scorepad-asks-treasury = скільки монет залишилося
scorepad-asks-military = на скільки секторів маркер відійшов від центру до суперника
scorepad-asks-temples = скільки великих храмів зведено
scorepad-asks-gods = бали за богів

# Що розповідає ?.
scorepad-help-name = Ім’я стоїть над стовпчиком гравця. Enter приймає ім’я в дужках.
scorepad-help-ending = Перевага приносить перемогу одразу, хоч би якими були бали. Інакше після епохи III вирішують бали, а якщо їх порівну – бали на синіх картах.
scorepad-help-winner = Гравець, чиє військо дійшло до столиці суперника або хто зібрав шість символів.
scorepad-help-blue = Додайте бали на синіх картах міста. За рівного підсумку вирішує цей рядок.
scorepad-help-green = Додайте бали на зелених картах. Вони є не на кожній.
scorepad-help-yellow = Додайте бали на жовтих картах. Вони є лише на картах епохи III.
scorepad-help-guilds = Гільдія рахує місто, де названого найбільше, – ваше або суперника:
scorepad-help-wonders = Додайте бали на зведених чудесах. Чудо без підкладеної карти нічого не варте.
scorepad-help-progress = «{ progress-agriculture }»: 4. «{ progress-philosophy }»: 7. «{ progress-mathematics }»: по 3 за кожен ваш токен прогресу, разом із ним самим. Решта: 0.
scorepad-help-treasury = Впишіть самі монети; кожні повні 3 монети – це 1 бал.
scorepad-help-military = Бали отримує лише той, хто просунув маркер на бік суперника: 2 на секторах 1 і 2, 5 на секторах 3–5, 10 на секторах 6–8. Можна вписати й самі бали.
scorepad-help-mysticism = «{ progress-mysticism }»: по 2 за кожен ваш токен міфології та кожен невикористаний токен дарів.
scorepad-help-savings = Монети на карті «{ god-astarte }» рахують не тут, а в рядку богів.
scorepad-help-temples = Впишіть, скільки великих храмів у місті: 1 приносить 5 балів, 2 – 12, 3 – 21. Можна вписати й самі бали.
scorepad-help-gods = «{ god-aphrodite }»: 9. «{ god-astarte }»: по 1 за кожну монету, що залишилася на карті. Решта: 0.

# Що можна ввести замість введеного.
scorepad-allowed = Можна ввести ціле число від 0 до { $most }.
scorepad-allowed-military = Можна ввести сектори від 0 до 8 або бали: 0, 2, 5 чи 10. Маркер у столиці – це військова перевага.
scorepad-allowed-temples = Можна ввести кількість великих храмів від 0 до 3 або бали: 0, 5, 12 чи 21. У грі їх три на обох гравців разом.
scorepad-allowed-choice = Можна ввести: { $choices }.
scorepad-allowed-name = Ім’я має щонайбільше { $most } символів; імена мають бути різними.
scorepad-both-ahead = На військовому треку попереду може бути лише один гравець.

scorepad-review = Enter завершує; номер рядка дає його виправити.
scorepad-row = Рядок
# Рахунок, спершу бали переможця.
scorepad-margin = Бали: { $winner } : { $loser }.
scorepad-blue-decides = Підсумки рівні; вирішують бали на синіх картах: { $winner } : { $loser }.
scorepad-all-equal = Підсумки рівні, і бали на синіх картах теж.
scorepad-abandoned = Підрахунок не завершено.

## Гра в терміналі

# Як звати людину та бота.
terminal-human = Гравець
terminal-bot = Бот

# По одній літері на ресурс, усі різні.
terminal-letter-wood = Д
terminal-letter-stone = К
terminal-letter-clay = Г
terminal-letter-glass = С
terminal-letter-papyrus = П

# Наукові символи щонайбільше в 13 знаках.
terminal-symbol-wheel = колесо
terminal-symbol-mortar = ступка
terminal-symbol-quill = перо
terminal-symbol-pendulum = маятник
terminal-symbol-sundial = сон. годинник
terminal-symbol-sphere = сфера
terminal-symbol-scales = терези
# Міфології щонайбільше в 6 знаках.
terminal-mythology-mesopotamian = Месоп.
terminal-mythology-phoenician = Фінік.
terminal-mythology-greek = Грец.
terminal-mythology-egyptian = Єгип.
terminal-mythology-roman = Рим.

# Ефекти якнайкоротше.
terminal-short-rival = суперник −{ $loss }
terminal-short-recover = зі скидання
terminal-short-token = токен
terminal-short-turn = +хід
terminal-short-discount = { $sign } −{ $units } рес.
terminal-short-chain-coins = ланцюжок +{ $coins }
terminal-short-income = торгівля суперника
terminal-short-siege = суперник −{ $loss } за сектор
terminal-short-engineering = ланцюжки за { $coins }
terminal-short-god-enki = токен прогресу
terminal-short-god-nisaba = копіює символ
terminal-short-god-baal = забирає ■ або □
terminal-short-god-hades = будує зі скидання
terminal-short-god-zeus = скидає карту
terminal-short-god-anubis = руйнує чудо
terminal-short-god-isis = зводить чудо
terminal-short-god-ra = забирає чудо
terminal-short-god-minerva = зупиняє маркер
terminal-short-god-neptune = військові токени
terminal-short-god-gate = бог із колоди
# На звороті карти.
terminal-guild-back = гільдія
terminal-temple-back = храм
# Біля ціни: безкоштовно за ланцюжком. Щонайбільше 6 знаків.
terminal-chain = ланцюг
# Біля ціни: завдяки інженерії. Щонайбільше 6 знаків.
terminal-engineered = інжен.

# Заголовки столу.
terminal-draft = Вибір чудес
terminal-move = Хід { $number }
terminal-log = Останні ходи
terminal-makes = Виробляє
terminal-buys = Купує по
terminal-symbols = Символи
terminal-chains = Ланцюжки
terminal-progress = Прогрес
terminal-mythologies = Міфології
terminal-offerings = Дари
terminal-decks = Колоди богів
terminal-built = зведено
terminal-returned = повернуто в коробку
terminal-on-board = На полі
terminal-pawn-centre = Маркер у центрі: до кожної столиці { spaces }.
terminal-pawn-ahead = { $player } попереду: до столиці { spaces }, поки що { points }.
terminal-minerva = { god-minerva }: { track-space }
# Що на місці Пантеону.
terminal-slot-empty = порожньо
terminal-slot-face-down = бог { $mythology }, долілиць
terminal-slot-known-alone = долілиць; знаєте лише ви
terminal-slot-known-both = долілиць; знаєте обоє
# Колода богів: скільки їх і хто там може бути.
terminal-deck =
    { $count ->
        [0] богів немає
        [one] { $count } бог
        [few] { $count } боги
       *[many] { $count } богів
    }
terminal-deck-order = згори: { $gods }
terminal-deck-among = серед таких: { $gods }

# Запитання. Клавіші — це числа, наприклад 1–6.
terminal-ask-card = { $player }, оберіть карту: { $keys }. Довідка: ?
terminal-ask-use = Що з нею зробити: { $keys }. Інша карта: Enter.
terminal-ask-choice = Ваш вибір: { $keys }. Довідка: ?
terminal-ask-card-or-god = { $player }, оберіть карту: { $keys } або бога: { $gods }. Довідка: ?
terminal-ask-way = Як платити: { $keys }. Щось інше: Enter.
terminal-ask-god = Який бог: { $keys }. Бог і місце одразу: { $example }
terminal-ask-slot = Місце для карти «{ $god }»: { $keys }. Інший бог: Enter.
terminal-ask-structure = Номер карти на столі: { $keys }. Довідка: ?
terminal-ask-space = Номер сектора: { $keys }. Довідка: ?
terminal-more = Enter покаже далі.
terminal-build = Звести будівлю «{ $card }»
terminal-construct = Звести чудо «{ $wonder }»
terminal-activate = Активувати карту «{ $god }»
# Про токени дарів, які варті більше за ціну.
terminal-wasteful = Більше за ціну: здачі немає.
terminal-on-card = На карті: { $tokens }
# Чим скопійований науковий символ стане новому власнику.
terminal-symbol-again = другий такий: пара
terminal-symbol-new = { $count } із 6
# Двоє за одним екраном, до й після таємного.
terminal-hand-over = Далі дивиться лише { $player }. Передайте екран; Enter покаже.
terminal-only-you = Що знає лише { $player }
terminal-hide = Enter сховає це.
# У розповіді про завершену гру.
terminal-placed = Це була карта «{ $god }».
terminal-put-on-top = Згори лежить «{ $god }».

# Відповіді, які не приймаються.
terminal-refused = «{ $answer }» тут не вибрати. Можна: { $keys } або команда; їхній перелік – ?
terminal-impossible = Це неможливо.
terminal-no-god = Місце { $slot } Пантеону порожнє.
terminal-slot-taken = Місце { $slot } зайняте.
terminal-not-on-pawn = За трактуванням правил цієї гри Мінерву не можна ставити на сектор маркера конфлікту.
terminal-nothing-to-undo = Скасовувати нічого.
terminal-unknown-name = Нічого з назвою «{ $name }» немає.
terminal-several-names = Підходить кілька назв: { $names }.
terminal-no-log = Ще нічого не сталося.
terminal-empty-discard = Стопка скидання порожня.

# Збереження та продовження.
terminal-resumed = Триває збережена гра, хід { $number }. Почати нову: { $command }.
terminal-own-options = Збережена гра має власні налаштування; зараз не діють: { $options }.
terminal-kept = Незавершену гру збережено. Продовжити її згодом: { $command }.
terminal-broken = Збережену гру не вдалося прочитати: { $problem }. Файл перенесено: { $file }. Починається нова гра.
terminal-not-saved = Не вдалося зберегти гру: { $problem }.
terminal-left = Гру збережено. Продовжити: { $command }
terminal-finished = Запис гри: { $file }
terminal-replay = Переглянути її: { $command }
terminal-thinking = { $player } думає…
terminal-score-now = Якби гра завершилася зараз

# Довідка.
terminal-help-commands = Що вводити
terminal-help-number = номер карти, потім що з нею зробити; можна обидва числа одразу через пробіл
terminal-help-activate = активувати карту на місці 3 Пантеону; ще одне число – спосіб оплати
terminal-help-pantheon = Пантеон, ціни та що роблять боги; колоди богів
terminal-help-secrets = що про богів знаєте лише ви, коли суперник відвернеться
terminal-help-enter = намалювати стіл ще раз
terminal-help-card = що роблять відкриті карти; з назвою або номером: ця карта, чудо чи токен і ціна
terminal-help-wonders = чудеса та що вони роблять
terminal-help-progress = токени прогресу та що вони роблять
terminal-help-discard = стопка скидання
terminal-help-log = останні ходи; з числом: стільки ходів
terminal-help-score = рахунок, якби гра завершилася зараз
terminal-help-undo = скасувати останнє рішення; у грі з ботом – ваше останнє
terminal-help-quit = вийти; гру буде збережено
terminal-help-signs = Знаки
terminal-sign-point = переможні бали
terminal-sign-coin = монети
terminal-sign-shield = щити
terminal-sign-wonder = чудо
terminal-sign-god = бог, Пантеон
terminal-sign-mythology = токен міфології
terminal-sign-offering = токен дарів
terminal-sign-snake = токен Змії
terminal-sign-minerva = Мінерва
terminal-sign-possible = можете сплатити
terminal-sign-impossible = не можете сплатити
terminal-help-frame = Карти в товстій рамці з номером можна зіграти; під назвою – ціна для вас. Числа на треку – монети військових токенів, обабіч треку – відстань до кожної столиці.
terminal-help-pantheon-signs = У Пантеоні спершу ваша ціна, потім ціна суперника. Ім’я в дужках – бог долілиць, якого ви знаєте; ░ і міфологія – якого не знаєте. Колоди: скільки богів і, згори, кого з них ви знаєте.
