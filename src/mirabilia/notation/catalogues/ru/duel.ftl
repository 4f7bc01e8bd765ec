### Mirabilia по-русски.
###
### Все каталоги содержат одинаковые сообщения с одинаковыми переменными в одинаковом порядке.
### Сообщение может содержать другое: тогда оба видят одни и те же переменные.
### Названия карт стоят в именительном падеже в кавычках, имена игроков — тоже в именительном.

## Количества: части предложений

# Сколько монет есть.
coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
# То же в винительном падеже: получить, заплатить, потерять.
coins-moved =
    { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
# За сколько что-то делается.
coins-for =
    { $coins ->
        [0] бесплатно
       *[other] за { coins-moved }
    }
# По столько монет за каждую из нескольких вещей.
coins-each =
    { $coins ->
        [one] по { $coins } монете
        [few] по { $coins } монеты
       *[many] по { $coins } монет
    }
# Скольких монет не хватает.
coins-short =
    { $short ->
        [one] не хватает { $short } монеты
       *[many] не хватает { $short } монет
    }
points =
    { $points ->
        [one] { $points } победное очко
        [few] { $points } победных очка
       *[many] { $points } победных очков
    }
points-each =
    { $points ->
        [one] по { $points } победному очку
        [few] по { $points } победных очка
       *[many] по { $points } победных очков
    }
shields =
    { $shields ->
        [one] { $shields } щит
        [few] { $shields } щита
       *[many] { $shields } щитов
    }
spaces =
    { $spaces ->
        [one] { $spaces } деление
        [few] { $spaces } деления
       *[many] { $spaces } делений
    }
units-wood =
    { $units ->
        [one] { $units } древесина
       *[many] { $units } древесины
    }
units-stone =
    { $units ->
        [one] { $units } камень
        [few] { $units } камня
       *[many] { $units } камней
    }
units-clay =
    { $units ->
        [one] { $units } глина
       *[many] { $units } глины
    }
units-glass =
    { $units ->
        [one] { $units } стекло
       *[many] { $units } стекла
    }
units-papyrus =
    { $units ->
        [one] { $units } папирус
        [few] { $units } папируса
       *[many] { $units } папирусов
    }

## Названия в предложениях

# Название в перечне или после двоеточия.
quoted = «{ $name }»
both = { $first } и { $second }

## Игроки, эпохи

player = Игрок { $number }
age =
    { $age ->
        [1] Эпоха I
        [2] Эпоха II
       *[3] Эпоха III
    }
# Деление военного трека: расстояние $distance от центра в сторону столицы игрока $owner.
track-space =
    { $distance ->
        [0] центр трека
        [9] столица ({ $owner })
       *[other] деление { $distance } от центра ({ $owner })
    }

## Слова игры

term-structure = Раскладка
term-city = Город
term-treasury = Сокровищница
term-discard-pile = Стопка сброса
term-box = Коробка
term-wonders = Чудеса света
term-progress-tokens = Жетоны развития
term-pantheon = Пантеон
term-gods = Боги
term-mythology-tokens = Жетоны мифологий
term-offering-tokens = Жетоны жертвоприношения
term-military-track = Военный трек
term-military-token = Военный жетон
term-conflict-pawn = Маркер конфликта
term-capital = Столица
term-cost = Стоимость
term-chain = Цепочка
term-production = Производство
term-score = Счёт
term-total = Итого

## Ресурсы

resource-wood = древесина
resource-stone = камень
resource-clay = глина
resource-glass = стекло
resource-papyrus = папирус

## Типы зданий по цвету

colour-brown = Сырьё
colour-grey = Товары
colour-blue = Гражданские здания
colour-green = Научные здания
colour-yellow = Торговые здания
colour-red = Военные здания
colour-purple = Гильдии
colour-temple = Великие храмы

## Научные символы

symbol-wheel = колесо
symbol-mortar = ступка
symbol-quill = перо
symbol-pendulum = маятник
symbol-sundial = солнечные часы
symbol-sphere = сфера
symbol-scales = весы

## Символы цепочек

chain-horseshoe = подкова
chain-sword = меч
chain-tower = башня
chain-target = мишень
chain-helmet = шлем
chain-book = книга
chain-gear = шестерня
chain-lyre = лира
chain-lamp = лампа
chain-mask = маска
chain-column = колонна
chain-moon = луна
chain-sun = солнце
chain-drop = капля
chain-greek-temple = греческий храм
chain-vase = ваза
chain-barrel = бочка
chain-myth-mesopotamian = месопотамская мифология
chain-myth-phoenician = финикийская мифология
chain-myth-greek = греческая мифология
chain-myth-egyptian = египетская мифология
chain-myth-roman = римская мифология

## Карты эпохи I

card-lumber-yard = Лесной склад
card-logging-camp = Лагерь лесорубов
card-clay-pool = Глиняный карьер
card-clay-pit = Глиняная яма
card-quarry = Карьер
card-stone-pit = Каменоломня
card-glassworks = Стекольная мастерская
card-press = Пресс
card-guard-tower = Сторожевая вышка
card-stable = Конюшня
card-garrison = Гарнизон
card-palisade = Частокол
card-workshop = Мастерская
card-apothecary = Аптека
card-scriptorium = Скрипторий
card-pharmacist = Фармацевт
card-theater = Театр
card-altar = Алтарь
card-baths = Бани
card-stone-reserve = Запас камня
card-clay-reserve = Запас глины
card-wood-reserve = Запас древесины
card-tavern = Таверна

## Карты эпохи II

card-sawmill = Лесопилка
card-brickyard = Кирпичный завод
card-shelf-quarry = Глубокий карьер
card-glass-blower = Стеклодув
card-drying-room = Сушильня
card-walls = Стены
card-horse-breeders = Коневоды
card-barracks = Казармы
card-archery-range = Стрельбище
card-parade-ground = Плац
card-library = Библиотека
card-dispensary = Амбулатория
card-school = Школа
card-laboratory = Лаборатория
card-courthouse = Суд
card-statue = Статуя
card-temple = Храм
card-aqueduct = Акведук
card-rostrum = Трибуна
card-forum = Форум
card-caravansery = Караван-сарай
card-customs-house = Таможня
card-brewery = Пивоварня

## Карты эпохи III

card-arsenal = Арсенал
card-pretorium = Штаб
card-fortifications = Укрепления
card-siege-workshop = Мастерская осадных орудий
card-circus = Цирк
card-academy = Академия
card-study = Аудитория
card-university = Университет
card-observatory = Обсерватория
card-palace = Дворец
card-town-hall = Ратуша
card-obelisk = Обелиск
card-gardens = Сады
card-pantheon = Пантеон
card-senate = Сенат
card-chamber-of-commerce = Торговая палата
card-port = Порт
card-armory = Оружейная
card-lighthouse = Маяк
card-arena = Арена

## Гильдии

card-merchants-guild = Гильдия торговцев
card-shipowners-guild = Гильдия судовладельцев
card-builders-guild = Гильдия строителей
card-magistrates-guild = Гильдия судей
card-scientists-guild = Гильдия учёных
card-moneylenders-guild = Гильдия ростовщиков
card-tacticians-guild = Гильдия тактиков

## Великие храмы

card-mesopotamian-grand-temple = Месопотамский великий храм
card-phoenician-grand-temple = Финикийский великий храм
card-greek-grand-temple = Греческий великий храм
card-egyptian-grand-temple = Египетский великий храм
card-roman-grand-temple = Римский великий храм

## Чудеса света

wonder-the-appian-way = Аппиева дорога
wonder-circus-maximus = Большой цирк
wonder-the-colossus = Колосс
wonder-the-great-library = Александрийская библиотека
wonder-the-great-lighthouse = Александрийский маяк
wonder-the-hanging-gardens = Висячие сады
wonder-the-mausoleum = Галикарнасский мавзолей
wonder-piraeus = Пирей
wonder-the-pyramids = Пирамиды
wonder-the-sphinx = Сфинкс
wonder-the-statue-of-zeus = Статуя Зевса
wonder-the-temple-of-artemis = Храм Артемиды
wonder-the-sanctuary = Святилище
wonder-the-divine-theater = Божественный театр

## Жетоны развития

progress-agriculture = Земледелие
progress-architecture = Архитектура
progress-economy = Экономика
progress-law = Закон
progress-masonry = Каменная кладка
progress-mathematics = Математика
progress-philosophy = Философия
progress-strategy = Стратегия
progress-theology = Теология
progress-urbanism = Урбанизм
progress-mysticism = Мистицизм
progress-poliorcetics = Осадная техника
progress-engineering = Инженерное дело

## Мифологии и боги

mythology-mesopotamian = Месопотамская
mythology-phoenician = Финикийская
mythology-greek = Греческая
mythology-egyptian = Египетская
mythology-roman = Римская
# То же при существительном: бог, колода, жетон этой мифологии.
of-mythology-mesopotamian = месопотамской мифологии
of-mythology-phoenician = финикийской мифологии
of-mythology-greek = греческой мифологии
of-mythology-egyptian = египетской мифологии
of-mythology-roman = римской мифологии

god-enki = Энки
god-ishtar = Иштар
god-nisaba = Нисаба
god-astarte = Астарта
god-baal = Баал
god-tanit = Танит
god-aphrodite = Афродита
god-hades = Аид
god-zeus = Зевс
god-anubis = Анубис
god-isis = Исида
god-ra = Ра
god-mars = Марс
god-minerva = Минерва
god-neptune = Нептун
god-gate = Врата

## Что делает каждое чудо света

wonder-rule-the-appian-way = Даёт 3 монеты, отнимает у соперника 3 монеты, даёт ещё один ход и приносит 3 победных очка.
wonder-rule-circus-maximus = Отправляет серую карту соперника в стопку сброса, даёт 1 щит и приносит 3 победных очка.
wonder-rule-the-colossus = Даёт 2 щита и приносит 3 победных очка.
wonder-rule-the-great-library = Даёт взять из коробки 3 жетона развития и оставить себе один, приносит 4 победных очка.
wonder-rule-the-great-lighthouse = При каждом строительстве производит древесину, камень или глину на ваш выбор и приносит 4 победных очка.
wonder-rule-the-hanging-gardens = Даёт 6 монет и ещё один ход, приносит 3 победных очка.
wonder-rule-the-mausoleum = Даёт бесплатно построить здание из стопки сброса и приносит 2 победных очка.
wonder-rule-piraeus = При каждом строительстве производит стекло или папирус на ваш выбор, даёт ещё один ход и приносит 2 победных очка.
wonder-rule-the-pyramids = Приносят 9 победных очков.
wonder-rule-the-sphinx = Даёт ещё один ход и приносит 6 победных очков.
wonder-rule-the-statue-of-zeus = Отправляет коричневую карту соперника в стопку сброса, даёт 1 щит и приносит 3 победных очка.
wonder-rule-the-temple-of-artemis = Даёт 12 монет и ещё один ход.
wonder-rule-the-sanctuary = Карты Пантеона стоят вам на 2 монеты меньше; даёт ещё один ход.
wonder-rule-the-divine-theater = Открывает всех богов одной колоды на ваш выбор: один из них активируется бесплатно, остальные возвращаются в любом порядке. Приносит 2 победных очка.

## Что делает каждый жетон развития

progress-rule-agriculture = Даёт 6 монет и приносит 4 победных очка.
progress-rule-architecture = Отныне ваши чудеса света стоят на 2 ресурса меньше; какие именно, каждый раз решаете вы.
progress-rule-economy = Вы получаете монеты, которые соперник тратит на покупку ресурсов.
progress-rule-law = Даёт научный символ «{ symbol-scales }».
progress-rule-masonry = Отныне ваши синие карты стоят на 2 ресурса меньше; какие именно, каждый раз решаете вы.
progress-rule-mathematics = В конце игры приносит по 3 победных очка за каждый ваш жетон развития, включая этот.
progress-rule-philosophy = Приносит 7 победных очков.
progress-rule-strategy = Отныне ваши новые красные карты дают на 1 щит больше.
progress-rule-theology = Отныне каждое ваше новое чудо света даёт ещё один ход.
progress-rule-urbanism = Даёт 6 монет, а затем ещё 4 монеты всякий раз, когда вы строите бесплатно по цепочке.
progress-rule-mysticism = В конце игры приносит по 2 победных очка за каждый ваш жетон мифологии и жетон жертвоприношения.
progress-rule-poliorcetics = Соперник теряет 1 монету за каждое деление, на которое вы продвигаете маркер конфликта.
progress-rule-engineering = Любую карту с символом цепочки под стоимостью можно построить за 1 монету, даже если этого символа у вас нет. Это не цепочка.

## Что делает каждый бог

god-rule-enki = Когда карту открывают, на неё кладут лицом вверх 2 жетона развития из коробки; тот, кто её активирует, оставляет себе один из них.
god-rule-ishtar = Даёт научный символ «{ symbol-scales }».
god-rule-nisaba = Кладёт жетон Змеи на зелёную карту соперника: её научный символ действует и для вас.
god-rule-astarte = Кладёт на эту карту 7 монет из банка. Их можно тратить, но нельзя потерять; каждая оставшаяся в конце игры приносит 1 победное очко.
god-rule-baal = Забирает в ваш город коричневую или серую карту соперника.
god-rule-tanit = Даёт 12 монет.
god-rule-aphrodite = Приносит 9 победных очков.
god-rule-hades = Даёт бесплатно построить здание из стопки сброса.
god-rule-zeus = Сбрасывает любую карту раскладки, открытую или закрытую. Забираете ли вы лежащий на ней жетон, зависит от выбранной трактовки правил.
god-rule-anubis = Разрушает построенное чудо света любого из игроков: карту из-под него сбрасывают. То, что чудо дало сразу, остаётся, и его можно построить снова.
god-rule-isis = Бесплатно возводит одно из ваших чудес света с помощью карты из стопки сброса.
god-rule-ra = Забирает себе чудо света соперника, которое тот ещё не построил.
god-rule-mars = Даёт 2 щита.
god-rule-minerva = Ставит фишку Минервы на любое деление военного трека. Там она один раз останавливает маркер конфликта и покидает трек.
god-rule-neptune = Сбрасывает один военный жетон без эффекта, а затем ещё один, монеты которого теряет соперник.
god-rule-gate = Стоят вдвое больше, чем указано под их слотом. Открывают верхнего бога каждой колоды: один из них активируется бесплатно.

## Что делает эффект: по сообщению на каждый вид

effect-produces = Производство: { $resources }.
effect-produces-one-of = При каждом строительстве производит один ресурс на ваш выбор: { $resources }.
effect-fixed-prices = Покупка по 1 монете за единицу начиная с вашего следующего хода: { $resources }.
effect-points = Приносит { points }.
effect-shields = Даёт { shields }.
effect-symbol = Научный символ: { $symbol }.
effect-coins = Даёт { coins-moved }.
effect-coins-own = Даёт { coins-each } { per-own }.
effect-coins-leading = Даёт { coins-each } { per-leading }.
effect-points-own = В конце игры приносит { points-each } { per-own }.
effect-points-leading = В конце игры приносит { points-each } { per-leading }.
effect-opponent-loses = Соперник теряет { coins-moved }.
effect-extra-turn = Даёт ещё один ход.
effect-destroys =
    { $colour ->
        [brown] Отправляет коричневую карту соперника в стопку сброса.
       *[grey] Отправляет серую карту соперника в стопку сброса.
    }
effect-builds-discarded = Даёт бесплатно построить здание из стопки сброса.
effect-draws-tokens =
    { $tokens ->
        [one] Даёт взять из коробки { $tokens } жетон развития.
        [few] Даёт взять из коробки { $tokens } жетона развития и оставить себе один.
       *[many] Даёт взять из коробки { $tokens } жетонов развития и оставить себе один.
    }
effect-activates-god = Открывает всех богов одной колоды на ваш выбор и бесплатно активирует одного из них.
effect-set-points = Победные очки в конце игры за 1, 2 или 3 великих храма: { $points }.
effect-wonder-discount =
    { $units ->
        [one] Ваши чудеса света стоят на { $units } ресурс меньше, на ваш выбор.
        [few] Ваши чудеса света стоят на { $units } ресурса меньше, на ваш выбор.
       *[many] Ваши чудеса света стоят на { $units } ресурсов меньше, на ваш выбор.
    }
effect-blue-discount =
    { $units ->
        [one] Ваши синие карты стоят на { $units } ресурс меньше, на ваш выбор.
        [few] Ваши синие карты стоят на { $units } ресурса меньше, на ваш выбор.
       *[many] Ваши синие карты стоят на { $units } ресурсов меньше, на ваш выбор.
    }
effect-red-shields = Каждая следующая красная карта даёт на { shields } больше.
effect-chain-coins = Даёт { coins-moved } всякий раз, когда вы строите бесплатно по цепочке.
effect-trade-income = Вы получаете монеты, которые соперник тратит на покупку ресурсов.
effect-wonder-turn = Каждое следующее ваше чудо света даёт ещё один ход.
effect-siege = Соперник теряет { coins-moved } за каждое деление, на которое вы продвигаете маркер конфликта.
effect-engineering = Любую карту с символом цепочки под стоимостью можно построить { coins-for }.
effect-pantheon-discount = Карты Пантеона стоят вам на { coins-moved } меньше.
effect-chain-gives = Символ цепочки «{ $chain }»: карта «{ $card }» будет бесплатной.
effect-chain-needs = Бесплатно с символом цепочки «{ $chain }» (карта «{ $card }»).
effect-mythology-needs = Бесплатно с жетоном { $mythology }.

# Что ещё делают боги.
effect-savings = Кладёт на эту карту { coins-moved } из банка: их можно тратить, но нельзя потерять; каждая оставшаяся в конце игры приносит 1 победное очко.
effect-reveals-tokens =
    { $tokens ->
        [one] Когда карту открывают, на неё кладут { $tokens } жетон развития из коробки.
        [few] Когда карту открывают, на неё кладут { $tokens } жетона развития из коробки.
       *[many] Когда карту открывают, на неё кладут { $tokens } жетонов развития из коробки.
    }
effect-price-factor = Цена слота этой карты умножается на { $factor }.
effect-asks-enki = Даёт взять один из жетонов развития на этой карте.
effect-asks-nisaba = Кладёт жетон Змеи на зелёную карту соперника: её научный символ действует и для вас.
effect-asks-baal = Забирает в ваш город коричневую или серую карту соперника.
effect-asks-hades = Даёт бесплатно построить здание из стопки сброса.
effect-asks-zeus = Сбрасывает любую карту раскладки, открытую или закрытую.
effect-asks-anubis = Разрушает построенное чудо света любого из игроков; его можно построить снова.
effect-asks-isis-wonder = Бесплатно возводит одно из ваших чудес света с помощью карты из стопки сброса.
effect-asks-ra = Забирает себе чудо света соперника, которое тот ещё не построил.
effect-asks-minerva = Ставит фишку Минервы на военный трек: она один раз останавливает маркер конфликта.
effect-asks-neptune-discard = Сбрасывает военный жетон без эффекта, а затем ещё один, монеты которого теряет соперник.
effect-asks-gate = Открывает верхнего бога каждой колоды и бесплатно активирует одного из них.

# Что учитывается в собственном городе.
per-own =
    { $kind ->
        [brown] за каждую коричневую карту в вашем городе
        [grey] за каждую серую карту в вашем городе
        [blue] за каждую синюю карту в вашем городе
        [green] за каждую зелёную карту в вашем городе
        [yellow] за каждую жёлтую карту в вашем городе
        [red] за каждую красную карту в вашем городе
        [purple] за каждую гильдию в вашем городе
        [temple] за каждый великий храм в вашем городе
        [sacred-tokens] за каждый ваш жетон мифологии и жетон жертвоприношения
        [wonder] за каждое чудо света, построенное в вашем городе
        [progress] за каждый ваш жетон развития
        [brown-and-grey] за каждую коричневую и серую карту в вашем городе
       *[three-coins] за каждые 3 монеты в вашей сокровищнице
    }
# Что учитывается в городе, где этого больше всего.
per-leading =
    { $kind ->
        [brown] за каждую коричневую карту в городе, где их больше
        [grey] за каждую серую карту в городе, где их больше
        [blue] за каждую синюю карту в городе, где их больше
        [green] за каждую зелёную карту в городе, где их больше
        [yellow] за каждую жёлтую карту в городе, где их больше
        [red] за каждую красную карту в городе, где их больше
        [purple] за каждую гильдию в городе, где их больше
        [temple] за каждый великий храм в городе, где их больше
        [sacred-tokens] за каждый жетон мифологии и жетон жертвоприношения в городе, где их больше
        [wonder] за каждое чудо света, построенное в городе, где их больше
        [progress] за каждый жетон развития в городе, где их больше
        [brown-and-grey] за каждую коричневую и серую карту в городе, где их больше
       *[three-coins] за каждые 3 монеты в более богатой сокровищнице
    }

## Что нужно решить

decision-none = Игра окончена.
decision-draft = Выберите одно из предложенных чудес света.
decision-turn = Разыграйте доступную карту: постройте здание, сбросьте карту за монеты или возведите чудо света.
decision-turn-activation = Разыграйте доступную карту: постройте здание, сбросьте карту за монеты или возведите чудо света; либо активируйте карту Пантеона.
decision-progress = Возьмите жетон развития с поля.
decision-library = Оставьте себе один из вытянутых жетонов развития.
decision-mausoleum = Бесплатно постройте здание из стопки сброса.
decision-destroy-brown = Выберите коричневую карту соперника, которая будет сброшена.
decision-destroy-grey = Выберите серую карту соперника, которая будет сброшена.
decision-starter = Решите, кто начинает эпоху.
decision-place-god = Положите одного из взятых богов рубашкой вверх в свободный слот Пантеона.
decision-token-order = Решите, какой из открытых жетонов мифологий будет первым.
decision-gate = Бесплатно активируйте одного из верхних богов колод.
decision-theater-deck = Выберите мифологию, колода которой будет открыта.
decision-theater-god = Бесплатно активируйте одного из открытых богов.
decision-theater-order = Выберите бога, который ляжет на верх колоды.
decision-enki = Оставьте себе один из жетонов развития на карте «{ god-enki }».
decision-nisaba = Выберите зелёную карту соперника для жетона Змеи.
decision-baal = Выберите коричневую или серую карту соперника, которую заберёте себе.
decision-hades = Бесплатно постройте здание из стопки сброса.
decision-zeus = Выберите карту раскладки, которая будет сброшена.
decision-anubis = Выберите построенное чудо света, которое будет разрушено.
decision-isis-wonder = Выберите чудо света, которое возведёте бесплатно.
decision-isis-card = Выберите сброшенную карту, которая будет подложена под чудо света.
decision-ra = Выберите чудо света соперника, которое заберёте себе.
decision-minerva = Выберите деление военного трека для Минервы.
decision-neptune-discard = Выберите военный жетон, который будет сброшен без эффекта.
decision-neptune-apply = Выберите военный жетон, монеты которого потеряет соперник.

## Действия

action-build = Построить здание «{ $card }» { coins-for }
action-build-chain = Построить здание «{ $card }» бесплатно по цепочке
action-build-mythology = Построить здание «{ $card }» бесплатно по жетону мифологии
action-build-engineered = Построить здание «{ $card }» { coins-for } («{ progress-engineering }»)
action-discard = Сбросить карту «{ $card }» и получить { coins-moved }
action-wonder = Возвести чудо света «{ $wonder }» { coins-for }, подложив карту «{ $card }»
action-draft = Взять чудо света «{ $wonder }»
action-progress = Взять жетон развития «{ $token }»
action-decline = Не брать жетон развития
action-begin = Пусть начинает { $player }
action-recover = Построить здание «{ $card }» из стопки сброса бесплатно
action-destroy = Сбросить карту «{ $card }» из города соперника
action-activate = Активировать карту «{ $god }» { coins-for }
action-activate-offerings = Активировать карту «{ $god }» { coins-for }, использовав жетоны жертвоприношения: { $offerings }
action-place-god = Положить карту «{ $god }» рубашкой вверх в слот { $slot } Пантеона
action-choose-god = Активировать карту «{ $god }» бесплатно
action-god-on-top = Положить карту «{ $god }» на верх колоды
action-reveal-deck = Открыть колоду { $mythology }
action-token-first = Сначала взять жетон { $mythology } (позиция { $position })
action-snake = Положить жетон Змеи на карту «{ $card }»
action-steal-card = Забрать карту «{ $card }» у соперника
action-strike = Сбросить карту «{ $card }» из раскладки
action-strike-face-down = Сбросить закрытую карту раскладки (позиция { $position })
action-destroy-wonder = Разрушить чудо света «{ $wonder }»
action-raise-wonder = Возвести чудо света «{ $wonder }» бесплатно
action-raise-with = Возвести чудо света, подложив карту «{ $card }» из стопки сброса
action-steal-wonder = Забрать чудо света «{ $wonder }» у соперника
action-minerva = Поставить фишку Минервы: { track-space }
action-discard-military = Сбросить военный жетон ({ $coins }) без эффекта, сторона: { $owner }
action-apply-military = Применить к сопернику военный жетон ({ $coins }), сторона: { $owner }

## События

event-wonder-taken = { $player } берёт чудо света «{ $wonder }».
event-age-begun = Начинается { age }.
event-card-built = { $player } строит здание «{ $card }» { coins-for }.
event-chained = «{ $card }» бесплатно: цепочка от здания «{ $source }».
event-chained-mythology = «{ $card }» бесплатно благодаря жетону { $mythology } ({ $player }).
event-engineered = { $player } строит здание «{ $card }» без символа цепочки («{ progress-engineering }»).
event-card-discarded = { $player } сбрасывает карту «{ $card }».
event-wonder-built = { $player } возводит чудо света «{ $wonder }», подложив карту «{ $card }».
event-pawn-moved =
    { $spaces ->
        [0] { $player } продвигает маркер конфликта в столицу соперника.
       *[other] { $player } продвигает маркер конфликта: до столицы соперника { spaces }.
    }
event-looted =
    { $coins ->
        [0] Военный жетон ({ $token }): { $player } ничего не теряет: монет нет.
       *[other] Военный жетон ({ $token }): { $player } теряет { coins-moved }.
    }
event-token-taken = { $player } берёт жетон развития «{ $token }».
event-tokens-drawn = { $player } вытягивает из коробки жетон развития «{ $token }».
event-card-destroyed = { $player } теряет здание «{ $card }»: карта уходит в стопку сброса.
event-card-recovered = { $player } строит здание «{ $card }» из стопки сброса бесплатно.
event-card-revealed = Открывается карта «{ $card }».
event-wonder-returned = { $player } возвращает чудо света «{ $wonder }» в коробку: семь чудес уже построено.
event-asked = { $player }: { $prompt }
event-extra-turn = { $player } ходит ещё раз.
event-extra-turn-lost = { $player } теряет дополнительный ход: эпоха закончилась.
event-pair = { $player } собирает пару символов «{ $symbol }».
event-starter-chosen = { $player } решает: начинает { $starter }.
event-declined = { $player } не берёт жетон развития.
event-mythology-token = { $player } берёт жетон { $mythology }.
event-offering-token = { $player } берёт жетон жертвоприношения ({ $offering }).
event-gods-drawn =
    { $count ->
        [one] { $player } смотрит последнюю карту колоды { $mythology }.
        [few] { $player } смотрит { $count } верхние карты колоды { $mythology }.
       *[many] { $player } смотрит { $count } верхних карт колоды { $mythology }.
    }
event-god-placed = { $player } кладёт бога { $mythology } рубашкой вверх в слот { $slot } Пантеона.
event-gate-placed = Карта «{ god-gate }» выложена в слот { $slot } Пантеона.
event-god-revealed = В слоте { $slot } Пантеона открывается «{ $god }».
event-god-revealed-deck = Из колоды открывается «{ $god }».
event-enki-token = Жетон развития «{ $token }» ложится на карту «{ god-enki }».
event-token-returned = Жетон развития «{ $token }» возвращается с карты «{ god-enki }» в коробку.
event-activated = { $player } активирует карту «{ $god }» { coins-for }.
event-offering-spent = { $player } использует жетон жертвоприношения ({ $offering }).
event-gods-returned =
    { $count ->
        [0] В колоде { $mythology } богов не осталось.
        [one] { $player } возвращает другого бога в колоду { $mythology }.
       *[many] { $player } возвращает других богов в колоду { $mythology }.
    }
event-gods-returned-gate = { $player } возвращает других богов на верх их колод.
event-snake-placed = { $player } кладёт жетон Змеи на карту «{ $card }».
event-card-stolen = { $player } забирает карту «{ $card }» у соперника.
event-card-struck = { $player } сбрасывает карту «{ $card }» из раскладки.
event-laid-mythology-discarded = Вместе с ней сбрасывается жетон { $mythology }.
event-laid-offering-discarded = Вместе с ней сбрасывается жетон жертвоприношения ({ $offering }).
event-wonder-destroyed = { $player } теряет чудо света «{ $wonder }»: карта «{ $card }» из-под него уходит в стопку сброса.
event-wonder-stolen = { $player } забирает чудо света «{ $wonder }» у соперника.
event-minerva-placed = { $player } ставит фишку Минервы: { track-space }.
event-minerva-stops =
    { $count ->
        [0] Минерва останавливает маркер конфликта и покидает трек.
        [one] Минерва останавливает маркер конфликта и покидает трек: { $count } щит не срабатывает ({ $player }).
        [few] Минерва останавливает маркер конфликта и покидает трек: { $count } щита не срабатывают ({ $player }).
       *[many] Минерва останавливает маркер конфликта и покидает трек: { $count } щитов не срабатывают ({ $player }).
    }
event-military-discarded = { $player } сбрасывает военный жетон ({ $coins }) без эффекта, сторона: { $owner }.

# Движение монет по его причине.
event-coins-cost = { $player } платит { coins-moved } в банк.
event-coins-trade = { $player } тратит { coins-moved } на торговлю.
event-coins-discard = { $player } получает { coins-moved } за сброшенную карту.
event-coins-effect = { $player } получает { coins-moved } из банка.
event-coins-loot = { $player } возвращает { coins-moved } в банк: военный жетон.
event-coins-rival-wonder = { $player } теряет { coins-moved } из-за чуда соперника.
event-coins-chain = { $player } получает { coins-moved } за цепочку («{ progress-urbanism }»).
event-coins-income = { $player } получает { coins-moved } от торговли соперника («{ progress-economy }»).
event-coins-activation = { $player } платит { coins-moved } за активацию.
event-coins-siege = { $player } теряет { coins-moved } («{ progress-poliorcetics }»).

# То же для монет на Астарте.
event-savings-effect = { $player } кладёт { coins-moved } из банка на карту «{ god-astarte }».
event-savings-cost = { $player } платит { coins-moved } с карты «{ god-astarte }» в банк.
event-savings-trade = { $player } тратит { coins-moved } с карты «{ god-astarte }» на торговлю.
event-savings-activation = { $player } платит { coins-moved } с карты «{ god-astarte }» за активацию.

# Конец игры по виду победы.
event-game-over-civilian = { $player } одерживает гражданскую победу.
event-game-over-military = { $player } побеждает благодаря военному превосходству.
event-game-over-scientific = { $player } побеждает благодаря научному превосходству.
event-game-over-shared = Игроки делят победу.

## Цены

price-free = Бесплатно: стоимость не указана.
price-chain = Бесплатно по цепочке: символ «{ $chain }» на карте «{ $card }».
price-mythology = Бесплатно благодаря жетону { $mythology }.
price-engineering = «{ progress-engineering }» вместо указанной стоимости: { coins }.
price-coins = Указано на карте: { coins }.
price-produced = Производство: { $resources }.
price-chosen = Производство на выбор: { $sources }.
# Источник с выбором и ресурс, который он даёт здесь.
price-chosen-source = { $resource } («{ $source }»)
price-waived = Скидка («{ $token }»): { $resources }.
price-bought = Покупка: { $resources }.
# Единицы одного ресурса и цена каждой из них.
price-bought-resource =
    { $units ->
        [one] { $resource } за { coins-moved }
       *[many] { $resource } { coins-each }
    }
price-total =
    { $coins ->
        [0] Итого: бесплатно.
       *[other] Итого: { coins }.
    }

# Активация карты Пантеона.
price-slot = Слот { $slot } Пантеона: { coins }.
price-doubled = Цена карты «{ god-gate }» удваивается: { coins }.
price-discount = Скидка («{ $wonder }»): { coins }.
# Сколько останется заплатить с жетонами жертвоприношения.
price-offerings = С жетонами жертвоприношения: { $ways }.
price-offering-way =
    { $coins ->
        [0] { $offerings } – бесплатно
       *[other] { $offerings } – { coins }
    }

## Почему что-то невозможно

obstacle-covered =
    { $count ->
        [0] На карте лежат другие карты.
        [one] Карту накрывает другая: { $cards }.
       *[many] Карту накрывают другие: { $cards }.
    }
# Карты, которых ещё никто не видел, в перечне предыдущего предложения.
covering-face-down =
    { $count ->
        [one] закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }
covering-face-down-guild =
    { $count ->
        [one] закрытая гильдия
        [few] { $count } закрытые гильдии
       *[many] { $count } закрытых гильдий
    }
covering-face-down-temple =
    { $count ->
        [one] закрытый великий храм
        [few] { $count } закрытых великих храма
       *[many] { $count } закрытых великих храмов
    }
obstacle-not-in-structure =
    { $where ->
        [discard] Карта лежит в стопке сброса.
        [wonder] Карта лежит под чудом света.
        [later] Карта относится к более поздней эпохе.
       *[box] Карты нет в этой партии: она осталась в коробке.
    }
obstacle-face-down = Карта ещё не открыта: она лежит рубашкой вверх или осталась в коробке.
obstacle-cannot-pay = В сокровищнице { coins }: { coins-short }.
obstacle-cannot-pay-savings = В сокровищнице и на карте «{ god-astarte }» { coins }: { coins-short }.
obstacle-wonder-limit = Семь чудес света уже построено, больше нельзя.
obstacle-already-built = Уже построено ({ $player }).
obstacle-not-yours = Этим чудом света владеет { $player }.
obstacle-unowned = Этого чуда света нет ни у кого из игроков.
obstacle-returned-to-box = Это чудо света возвращено в коробку.
obstacle-too-early = Карты Пантеона активируют начиная с эпохи II.
obstacle-already-activated = Уже активировано ({ $player }).
obstacle-not-in-pantheon =
    { $where ->
        [deck] Карты нет в Пантеоне: она в своей колоде.
        [hidden] Карта лежит рубашкой вверх в Пантеоне или в своей колоде.
        [later] Карта появится в Пантеоне в эпохе II.
       *[box] В этой партии Пантеона нет.
    }
obstacle-not-your-turn = Сейчас решает { $player }.
obstacle-game-over = Игра окончена.
obstacle-other-decision = Сначала нужно решить другое. { $prompt }

## Блокнот для подсчёта очков и виды победы

category-blue = Гражданские здания
category-green = Научные здания
category-yellow = Торговые здания
category-guilds = Гильдии
category-wonders = Чудеса света
category-progress = Жетоны развития
category-treasury = Сокровищница
category-military = Военное дело
category-temples = Великие храмы
category-gods = Боги

victory-civilian = Гражданская победа
victory-military = Военное превосходство
victory-scientific = Научное превосходство
victory-shared = Общая победа

## Настройки и трактовки правил

option-first-player = Первый игрок
option-first-player-random = по жребию
option-first-player-0 = Игрок 1
option-first-player-1 = Игрок 2
option-wonders = Чудеса света
option-wonders-draft = выбор по очереди
option-wonders-first-game = наборы для первой партии
option-rulings = Трактовка правил
option-rulings-rulebook = по книге правил
option-rulings-arena = как на Board Game Arena
option-rulings-ukrainian = по украинской книге правил «Пантеона»
option-rulings-russian = по русской книге правил «Пантеона»
option-centre-starter = Маркер в центре в конце эпохи: последний игрок
option-centre-starter-begins = начинает следующую эпоху
option-centre-starter-chooses = выбирает, кто начинает следующую эпоху
option-progress-choice = Пара научных символов: жетон развития
option-progress-choice-optional = можно взять
option-progress-choice-compulsory = обязательно взять
option-pantheon = Дополнение «Пантеон»
option-pantheon-false = без него
option-pantheon-true = с ним
option-minerva = Минерва останавливает маркер конфликта
option-minerva-before = перед своим делением
option-minerva-on = на своём делении
option-minerva-space = Минерву можно поставить на
option-minerva-space-any = любое деление трека
option-minerva-space-not-pawn = любое деление, кроме деления маркера конфликта
option-zeus-token = Жетон на карте, которую сбрасывает Зевс,
option-zeus-token-take = забирает игрок
option-zeus-token-discard = сбрасывается вместе с картой
option-token-order = Освобождённая карта с жетоном: сначала
option-token-order-token-first = берут жетон
option-token-order-card-first = открывают карту
option-temple-urbanism = «Урбанизм» за великий храм, построенный по жетону мифологии,
option-temple-urbanism-pays = приносит монеты
option-temple-urbanism-nothing = ничего не даёт
option-extra-turns = Несколько построенных за ход чудес с дополнительным ходом дают
option-extra-turns-one = один дополнительный ход
option-extra-turns-several = по ходу каждое
option-double-supremacy = Один эффект, приносящий оба превосходства, –
option-double-supremacy-scientific = научное превосходство
option-double-supremacy-military = военное превосходство
option-single-god = Единственный бог, оставшийся в колоде,
option-single-god-place = попадает в Пантеон
option-single-god-leave = остаётся в колоде

## Блокнот: подсчёт очков партии с настоящими картами

scorepad-title = Подсчёт очков «7 чудес: Дуэль»
scorepad-title-pantheon = Подсчёт очков «7 чудес: Дуэль. Пантеон»
scorepad-keys = ? поясняет вопрос, < возвращает к предыдущему.
scorepad-name-first = Имя первого игрока
scorepad-name-second = Имя второго игрока
scorepad-ending = Как закончилась игра?
scorepad-ending-civilian = После эпохи III: подсчитать очки
scorepad-ending-military = Военное превосходство: маркер конфликта дошёл до столицы
scorepad-ending-scientific = Научное превосходство: шесть разных научных символов
scorepad-winner = Кто победил?
scorepad-choice = Номер

# Что вписывать в каждую строку, после названия строки.
scorepad-asks-blue = очки на синих картах
scorepad-asks-green = очки на зелёных картах
scorepad-asks-yellow = очки на жёлтых картах
scorepad-asks-guilds = очки за фиолетовые карты
scorepad-asks-wonders = очки на возведённых чудесах света
scorepad-asks-progress = очки за жетоны развития
scorepad-asks-treasury = сколько монет осталось
scorepad-asks-military = на сколько делений маркер ушёл от центра к сопернику
scorepad-asks-temples = сколько великих храмов построено
scorepad-asks-gods = очки за богов

# Что рассказывает ?.
scorepad-help-name = Имя стоит над столбцом игрока. Enter принимает имя в скобках.
scorepad-help-ending = Превосходство приносит победу сразу, какими бы ни были очки. Иначе после эпохи III решают очки, а если их поровну – очки на синих картах.
scorepad-help-winner = Игрок, чьё войско дошло до столицы соперника или кто собрал шесть символов.
scorepad-help-blue = Сложите очки на синих картах города. При равном итоге решает эта строка.
scorepad-help-green = Сложите очки на зелёных картах. Они есть не на каждой.
scorepad-help-yellow = Сложите очки на жёлтых картах. Они есть только на картах эпохи III.
scorepad-help-guilds = Гильдия считает город, где названного больше всего, – ваш или соперника:
scorepad-help-wonders = Сложите очки на возведённых чудесах света. Чудо без подложенной карты ничего не стоит.
scorepad-help-progress = «{ progress-agriculture }»: 4. «{ progress-philosophy }»: 7. «{ progress-mathematics }»: по 3 за каждый ваш жетон развития, вместе с ним самим. Остальные: 0.
scorepad-help-treasury = Впишите сами монеты; каждые полные 3 монеты – это 1 очко.
scorepad-help-military = Очки получает только тот, кто продвинул маркер на сторону соперника: 2 на делениях 1 и 2, 5 на делениях 3–5, 10 на делениях 6–8. Можно вписать и сами очки.
scorepad-help-mysticism = «{ progress-mysticism }»: по 2 за каждый ваш жетон мифологии и каждый неиспользованный жетон жертвоприношения.
scorepad-help-savings = Монеты на карте «{ god-astarte }» считают не здесь, а в строке богов.
scorepad-help-temples = Впишите, сколько великих храмов в городе: 1 приносит 5 очков, 2 – 12, 3 – 21. Можно вписать и сами очки.
scorepad-help-gods = «{ god-aphrodite }»: 9. «{ god-astarte }»: по 1 за каждую монету, оставшуюся на карте. Остальные: 0.

# Что можно ввести вместо введённого.
scorepad-allowed = Можно ввести целое число от 0 до { $most }.
scorepad-allowed-military = Можно ввести деления от 0 до 8 или очки: 0, 2, 5 или 10. Маркер в столице – это военное превосходство.
scorepad-allowed-temples = Можно ввести число великих храмов от 0 до 3 или очки: 0, 5, 12 или 21. В игре их три на обоих игроков вместе.
scorepad-allowed-choice = Можно ввести: { $choices }.
scorepad-allowed-name = В имени не больше { $most } символов; имена должны различаться.
scorepad-both-ahead = На военном треке впереди может быть только один игрок.

scorepad-review = Enter завершает; номер строки позволяет её исправить.
scorepad-row = Строка
# Счёт, сначала очки победителя.
scorepad-margin = Очки: { $winner } : { $loser }.
scorepad-blue-decides = Итоги равны; решают очки на синих картах: { $winner } : { $loser }.
scorepad-all-equal = Итоги равны, и очки на синих картах тоже.
scorepad-abandoned = Подсчёт не завершён.

## Игра в терминале

# Как зовут человека и бота.
terminal-human = Игрок
terminal-bot = Бот

# По одной букве на ресурс, все разные.
terminal-letter-wood = Д
terminal-letter-stone = К
terminal-letter-clay = Г
terminal-letter-glass = С
terminal-letter-papyrus = П

# Научные символы не длиннее 13 знаков.
terminal-symbol-wheel = колесо
terminal-symbol-mortar = ступка
terminal-symbol-quill = перо
terminal-symbol-pendulum = маятник
terminal-symbol-sundial = солн. часы
terminal-symbol-sphere = сфера
terminal-symbol-scales = весы
# Мифологии не длиннее 6 знаков.
terminal-mythology-mesopotamian = Месоп.
terminal-mythology-phoenician = Финик.
terminal-mythology-greek = Греч.
terminal-mythology-egyptian = Егип.
terminal-mythology-roman = Рим.

# Эффекты как можно короче.
terminal-short-rival = соперник −{ $loss }
terminal-short-recover = из сброса
terminal-short-token = жетон
terminal-short-turn = +ход
terminal-short-discount = { $sign } −{ $units } рес.
terminal-short-chain-coins = цепочка +{ $coins }
terminal-short-income = торговля соперника
terminal-short-siege = соперник −{ $loss } за деление
terminal-short-engineering = цепочки за { $coins }
terminal-short-god-enki = жетон развития
terminal-short-god-nisaba = копирует символ
terminal-short-god-baal = забирает ■ или □
terminal-short-god-hades = строит из сброса
terminal-short-god-zeus = сбрасывает карту
terminal-short-god-anubis = разрушает чудо
terminal-short-god-isis = возводит чудо
terminal-short-god-ra = забирает чудо
terminal-short-god-minerva = останавливает маркер
terminal-short-god-neptune = военные жетоны
terminal-short-god-gate = бог из колоды
# На обороте карты.
terminal-guild-back = гильдия
terminal-temple-back = храм
# Возле цены: бесплатно по цепочке. Не длиннее 6 знаков.
terminal-chain = цепь
# Возле цены: благодаря инженерному делу. Не длиннее 6 знаков.
terminal-engineered = инжен.

# Заголовки стола.
terminal-draft = Выбор чудес света
terminal-move = Ход { $number }
terminal-log = Последние ходы
terminal-makes = Производит
terminal-buys = Покупает по
terminal-symbols = Символы
terminal-chains = Цепочки
terminal-progress = Развитие
terminal-mythologies = Мифологии
terminal-offerings = Жертвоприношения
terminal-decks = Колоды богов
terminal-built = построено
terminal-returned = возвращено в коробку
terminal-on-board = На поле
terminal-pawn-centre = Маркер в центре: до каждой столицы { spaces }.
terminal-pawn-ahead = { $player } впереди: до столицы { spaces }, пока { points }.
terminal-minerva = { god-minerva }: { track-space }
# Что в слоте Пантеона.
terminal-slot-empty = пусто
terminal-slot-face-down = бог { $mythology }, рубашкой вверх
terminal-slot-known-alone = рубашкой вверх; знаете только вы
terminal-slot-known-both = рубашкой вверх; знаете оба
# Колода богов: сколько их и кто там может быть.
terminal-deck =
    { $count ->
        [0] богов нет
        [one] { $count } бог
        [few] { $count } бога
       *[many] { $count } богов
    }
terminal-deck-order = сверху: { $gods }
terminal-deck-among = среди таких: { $gods }

# Вопросы. Клавиши — это числа, например 1–6.
terminal-ask-card = { $player }, выберите карту: { $keys }. Справка: ?
terminal-ask-use = Что с ней сделать: { $keys }. Другая карта: Enter.
terminal-ask-choice = Ваш выбор: { $keys }. Справка: ?
terminal-ask-card-or-god = { $player }, выберите карту: { $keys } или бога: { $gods }. Справка: ?
terminal-ask-way = Как платить: { $keys }. Что-то другое: Enter.
terminal-ask-god = Какой бог: { $keys }. Бог и слот сразу: { $example }
terminal-ask-slot = Слот для карты «{ $god }»: { $keys }. Другой бог: Enter.
terminal-ask-structure = Номер карты на столе: { $keys }. Справка: ?
terminal-ask-space = Номер деления: { $keys }. Справка: ?
terminal-more = Enter покажет дальше.
terminal-build = Построить здание «{ $card }»
terminal-construct = Возвести чудо света «{ $wonder }»
terminal-activate = Активировать карту «{ $god }»
# О жетонах жертвоприношения, которые дороже цены.
terminal-wasteful = Больше цены: сдачи нет.
terminal-on-card = На карте: { $tokens }
# Чем скопированный научный символ станет новому владельцу.
terminal-symbol-again = второй такой: пара
terminal-symbol-new = { $count } из 6
# Двое за одним экраном, до и после тайного.
terminal-hand-over = Дальше смотрит только { $player }. Передайте экран; Enter покажет.
terminal-only-you = Что знает только { $player }
terminal-hide = Enter спрячет это.
# В рассказе о законченной игре.
terminal-placed = Это была карта «{ $god }».
terminal-put-on-top = Сверху лежит «{ $god }».

# Ответы, которые не принимаются.
terminal-refused = «{ $answer }» здесь не выбрать. Можно: { $keys } или команда; их список – ?
terminal-impossible = Это невозможно.
terminal-no-god = Слот { $slot } Пантеона пуст.
terminal-slot-taken = Слот { $slot } занят.
terminal-not-on-pawn = По трактовке правил этой игры Минерву нельзя ставить на деление маркера конфликта.
terminal-nothing-to-undo = Отменять нечего.
terminal-unknown-name = Ничего с названием «{ $name }» нет.
terminal-several-names = Подходит несколько названий: { $names }.
terminal-no-log = Ещё ничего не произошло.
terminal-empty-discard = Стопка сброса пуста.

# Сохранение и продолжение.
terminal-resumed = Продолжается сохранённая игра, ход { $number }. Начать новую: { $command }.
terminal-own-options = У сохранённой игры свои настройки; сейчас не действуют: { $options }.
terminal-kept = Незаконченная игра сохранена. Продолжить её позже: { $command }.
terminal-broken = Сохранённую игру не удалось прочитать: { $problem }. Файл перенесён: { $file }. Начинается новая игра.
terminal-not-saved = Не удалось сохранить игру: { $problem }.
terminal-left = Игра сохранена. Продолжить: { $command }
terminal-finished = Запись игры: { $file }
terminal-replay = Посмотреть её: { $command }
terminal-thinking = { $player } думает…
terminal-score-now = Если бы игра закончилась сейчас

# Справка.
terminal-help-commands = Что вводить
terminal-help-number = номер карты, затем что с ней сделать; можно оба числа сразу через пробел
terminal-help-activate = активировать карту в слоте 3 Пантеона; ещё одно число – способ оплаты
terminal-help-pantheon = Пантеон, цены и что делают боги; колоды богов
terminal-help-secrets = что о богах знаете только вы, когда соперник отвернётся
terminal-help-enter = нарисовать стол ещё раз
terminal-help-card = что делают открытые карты; с названием или номером: эта карта, чудо или жетон и цена
terminal-help-wonders = чудеса света и что они делают
terminal-help-progress = жетоны развития и что они делают
terminal-help-discard = стопка сброса
terminal-help-log = последние ходы; с числом: столько ходов
terminal-help-score = счёт, если бы игра закончилась сейчас
terminal-help-undo = отменить последнее решение; в игре с ботом – ваше последнее
terminal-help-quit = выйти; игра будет сохранена
terminal-help-signs = Знаки
terminal-sign-point = победные очки
terminal-sign-coin = монеты
terminal-sign-shield = щиты
terminal-sign-wonder = чудо света
terminal-sign-god = бог, Пантеон
terminal-sign-mythology = жетон мифологии
terminal-sign-offering = жертвоприношение
terminal-sign-snake = жетон Змеи
terminal-sign-minerva = Минерва
terminal-sign-possible = можете заплатить
terminal-sign-impossible = не можете заплатить
terminal-help-frame = Карты в толстой рамке с номером можно сыграть; под названием – цена для вас. Числа на треке – монеты военных жетонов, по бокам – расстояние до каждой столицы.
terminal-help-pantheon-signs = В Пантеоне сначала ваша цена, потом цена соперника. Имя в скобках – бог рубашкой вверх, которого вы знаете; ░ и мифология – которого не знаете. Колоды: сколько богов и, сверху, кого из них вы знаете.
