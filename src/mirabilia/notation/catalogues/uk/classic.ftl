### «7 чудес» українською. Кількості монет, балів і щитів — ті самі, що в «Дуелі».

## Кількості ресурсів

classic-units-wood =
    { $units ->
        [one] { $units } деревина
       *[many] { $units } деревини
    }
classic-units-stone = { units-stone }
classic-units-clay = { units-clay }
classic-units-ore =
    { $units ->
        [one] { $units } руда
       *[many] { $units } руди
    }
classic-units-glass = { units-glass }
classic-units-loom =
    { $units ->
        [one] { $units } тканина
        [few] { $units } тканини
       *[many] { $units } тканин
    }
classic-units-papyrus = { units-papyrus }

## Слова гри

classic-free-city = Вільне місто
classic-neighbour-left = сусід ліворуч
classic-neighbour-right = сусід праворуч
classic-stage = Етап { $stage }
classic-turn = Хід { $turn }
classic-term-copies = Копії

## Видання та сторони

classic-edition-first = Перше видання
classic-edition-second = Друге видання
classic-side-a = сторона «А»
classic-side-b = сторона «В»
classic-side-day = денна сторона
classic-side-night = нічна сторона

## Ресурси

classic-resource-wood = деревина
classic-resource-stone = камінь
classic-resource-clay = глина
classic-resource-ore = руда
classic-resource-glass = скло
classic-resource-loom = тканина
classic-resource-papyrus = папірус

## Типи будівель за кольором

classic-colour-brown = Сировина
classic-colour-grey = Товари
classic-colour-blue = Громадські будівлі
classic-colour-yellow = Торгові будівлі
classic-colour-red = Військові будівлі
classic-colour-green = Наукові будівлі
classic-colour-purple = Гільдії

## Наукові символи

classic-symbol-compass = циркуль
classic-symbol-gear = шестерня
classic-symbol-tablet = табличка
classic-symbol-any = будь-який із трьох, на вибір наприкінці гри

## Що враховують ефекти

classic-kind-brown = коричневі карти
classic-kind-grey = сірі карти
classic-kind-blue = сині карти
classic-kind-yellow = жовті карти
classic-kind-red = червоні карти
classic-kind-green = зелені карти
classic-kind-purple = гільдії
classic-kind-stage = зведені етапи
classic-kind-defeat = токени поразки
classic-kind-wonder-complete = завершене чудо

## Карти епохи I

classic-card-lumber-yard = Склад пиломатеріалів
classic-card-stone-pit = Кам’яний кар’єр
classic-card-clay-pool = Поклади глини
classic-card-ore-vein = Поклади руди
classic-card-tree-farm = Ферма деревини
classic-card-excavation = Розкопки
classic-card-clay-pit = Глиняний кар’єр
classic-card-timber-yard = Склад деревини
classic-card-forest-cave = Лісова печера
classic-card-mine = Шахта
classic-card-loom = Ткацький верстат
classic-card-glassworks = Виробництво скла
classic-card-press = Друкарня
classic-card-pawnshop = Ломбард
classic-card-baths = Лазня
classic-card-altar = Вівтар
classic-card-theater = Театр
classic-card-well = Криниця
classic-card-tavern = Таверна
classic-card-east-trading-post = Східний торговий шлях
classic-card-west-trading-post = Західний торговий шлях
classic-card-marketplace = Ринок
classic-card-stockade = Частокіл
classic-card-barracks = Бараки
classic-card-guard-tower = Вартова вежа
classic-card-apothecary = Аптека
classic-card-workshop = Майстерня
classic-card-scriptorium = Скрипторій

## Карти епохи II

classic-card-sawmill = Лісопилка
classic-card-quarry = Каменярня
classic-card-brickyard = Цегляний склад
classic-card-foundry = Ливарний цех
classic-card-aqueduct = Акведук
classic-card-temple = Храм
classic-card-statue = Статуя
classic-card-courthouse = Зала суду
classic-card-forum = Форум
classic-card-caravansery = Караван-сарай
classic-card-vineyard = Виноградник
classic-card-bazaar = Базар
classic-card-walls = Стіни
classic-card-training-ground = Навчальний полігон
classic-card-stables = Стайня
classic-card-archery-range = Стрільбище
classic-card-dispensary = Амбулаторія
classic-card-laboratory = Лабораторія
classic-card-library = Бібліотека
classic-card-school = Школа

## Карти епохи III

classic-card-pantheon = Пантеон
classic-card-gardens = Сади
classic-card-town-hall = Ратуша
classic-card-palace = Палац
classic-card-senate = Сенат
classic-card-haven = Гавань
classic-card-lighthouse = Маяк
classic-card-chamber-of-commerce = Торгова палата
classic-card-arena = Арена
classic-card-ludus = Гладіаторська школа
classic-card-fortifications = Укріплення
classic-card-circus = Цирк
classic-card-arsenal = Арсенал
classic-card-siege-workshop = Майстерня військових знарядь
classic-card-castrum = Військовий табір
classic-card-lodge = Ложа
classic-card-observatory = Обсерваторія
classic-card-university = Університет
classic-card-academy = Академія
classic-card-study = Науковий центр

## Гільдії

classic-card-workers-guild = Гільдія робітників
classic-card-craftsmens-guild = Гільдія ремісників
classic-card-traders-guild = Гільдія торговців
classic-card-philosophers-guild = Гільдія філософів
classic-card-spies-guild = Гільдія шпигунів
classic-card-strategists-guild = Гільдія стратегів
classic-card-shipowners-guild = Гільдія судновласників
classic-card-scientists-guild = Гільдія вчених
classic-card-magistrates-guild = Гільдія суддів
classic-card-builders-guild = Гільдія будівельників
classic-card-decorators-guild = Гільдія декораторів

## Міста та їхні чудеса

classic-board-alexandria = Олександрія
classic-board-babylon = Вавилон
classic-board-ephesos = Ефес
classic-board-gizah = Гіза
classic-board-halikarnassos = Галікарнас
classic-board-olympia = Олімпія
classic-board-rhodos = Родос

classic-wonder-alexandria = Олександрійський маяк
classic-wonder-babylon = Висячі сади у Вавилоні
classic-wonder-ephesos = Храм Артеміди в Ефесі
classic-wonder-gizah = Піраміди Гізи
classic-wonder-halikarnassos = Мавзолей у Галікарнасі
classic-wonder-olympia = Статуя Зевса в Олімпії
classic-wonder-rhodos = Колос Родоський

## Здібності етапів: кілька слів, потім правило

classic-power-seventh-card = розігрується й остання карта епохи
classic-power-free-building = одна безкоштовна будівля за епоху
classic-power-copy-guild = бали й за гільдію сусіда
classic-power-free-colour = перша будівля кожного кольору безкоштовна
classic-power-free-first = перша будівля кожної епохи безкоштовна
classic-power-free-last = остання будівля кожної епохи безкоштовна
classic-power-builds-discarded = будівля зі стопки скидання

classic-power-rule-seventh-card = Наприкінці кожної епохи ви розігруєте й останню карту, замість того щоб скинути її: зводите будівлю чи етап чуда або продаєте карту.
classic-power-rule-free-building = Раз на епоху ви можете безкоштовно звести будівлю з руки.
classic-power-rule-copy-guild = Наприкінці гри ви отримуєте бали ще й за одну гільдію сусіда на ваш вибір, ніби вона стоїть у вашому місті.
classic-power-rule-free-colour = Будівля кольору, якого у вашому місті ще немає, для вас безкоштовна.
classic-power-rule-free-first = На першому ході кожної епохи будівля для вас безкоштовна.
classic-power-rule-free-last = На останньому ході кожної епохи будівля для вас безкоштовна.
classic-power-rule-builds-discarded = Наприкінці ходу ви переглядаєте стопку скидання й можете безкоштовно звести одну з її будівель.

## Що робить ефект: по повідомленню на кожен вид

classic-effect-produces = Щоходу виробляє: { $resources }.
classic-effect-produces-one-of = Щоходу виробляє один ресурс на ваш вибір: { $resources }.
classic-effect-own-choice = Щоходу виробляє один ресурс на ваш вибір, лише для вас: { $resources }.
classic-effect-raw-left = Сировина сусіда ліворуч коштує вам 1 монету замість 2.
classic-effect-raw-right = Сировина сусіда праворуч коштує вам 1 монету замість 2.
classic-effect-raw-both = Сировина обох сусідів коштує вам 1 монету замість 2.
classic-effect-goods = Товари обох сусідів коштують вам 1 монету замість 2.
classic-effect-symbol = Науковий символ: { $symbol }.
classic-effect-shields = { effect-shields }
classic-effect-coins = { effect-coins }
classic-effect-coins-own = Дає { coins-each } { classic-per-own }.
classic-effect-coins-neighbours = Дає { coins-each } { classic-per-neighbours }.
classic-effect-coins-all = Дає { coins-each } { classic-per-all }.
classic-effect-points = { effect-points }
classic-effect-points-own = Наприкінці гри приносить { points-each } { classic-per-own }.
classic-effect-points-neighbours = Наприкінці гри приносить { points-each } { classic-per-neighbours }.
classic-effect-points-all = Наприкінці гри приносить { points-each } { classic-per-all }.
classic-effect-points-wonder-complete = Наприкінці гри приносить { points }, якщо зведено всі етапи вашого чуда.
classic-effect-chain-to = Згодом дає безкоштовно звести: { $cards }.
classic-effect-chain-from = Безкоштовно, якщо у вашому місті є { $cards }.
# Одна з двох назв у переліку.
classic-either = { $first } або { $second }

# Що враховується у власному місті.
classic-per-own =
    { $kind ->
        [brown] за кожну коричневу карту у вашому місті
        [grey] за кожну сіру карту у вашому місті
        [blue] за кожну синю карту у вашому місті
        [yellow] за кожну жовту карту у вашому місті
        [red] за кожну червону карту у вашому місті
        [green] за кожну зелену карту у вашому місті
        [purple] за кожну гільдію у вашому місті
        [stage] за кожен зведений етап вашого чуда
       *[defeat] за кожен ваш токен поразки
    }
# Що враховується у двох сусідів.
classic-per-neighbours =
    { $kind ->
        [brown] за кожну коричневу карту у двох сусідніх містах
        [grey] за кожну сіру карту у двох сусідніх містах
        [blue] за кожну синю карту у двох сусідніх містах
        [yellow] за кожну жовту карту у двох сусідніх містах
        [red] за кожну червону карту у двох сусідніх містах
        [green] за кожну зелену карту у двох сусідніх містах
        [purple] за кожну гільдію у двох сусідніх містах
        [stage] за кожен зведений етап чудес двох сусідів
       *[defeat] за кожен токен поразки двох сусідів
    }
# Що враховується у двох сусідів і в себе.
classic-per-all =
    { $kind ->
        [brown] за кожну коричневу карту у вашому та двох сусідніх містах
        [grey] за кожну сіру карту у вашому та двох сусідніх містах
        [blue] за кожну синю карту у вашому та двох сусідніх містах
        [yellow] за кожну жовту карту у вашому та двох сусідніх містах
        [red] за кожну червону карту у вашому та двох сусідніх містах
        [green] за кожну зелену карту у вашому та двох сусідніх містах
        [purple] за кожну гільдію у вашому та двох сусідніх містах
        [stage] за кожен зведений етап вашого чуда та чудес двох сусідів
       *[defeat] за кожен ваш токен поразки та токен поразки двох сусідів
    }

# Які копії карти беруть у гру. $players — перелік на зразок 3+, 6+.
classic-copies = За кількості гравців: { $players }.
classic-copies-age =
    { $age ->
        [1] Епоха I, за кількості гравців: { $players }.
        [2] Епоха II, за кількості гравців: { $players }.
       *[3] Епоха III, за кількості гравців: { $players }.
    }
classic-copies-guild = Одна з { $guilds } гільдій; у грі їх на 2 більше, ніж міст.
# Етап чуда з вартістю та ефектом.
classic-stage-line = { classic-stage } ({ $cost }): { $effects }

## Що потрібно вирішити

classic-phase-over = Гру завершено.
classic-phase-sides = Оберіть сторону своєї картки чуда.
classic-phase-turn = Оберіть карту: зведіть будівлю чи етап свого чуда або продайте карту.
classic-phase-seventh = Розіграйте останню карту епохи: зведіть будівлю чи етап свого чуда або продайте карту.
classic-phase-discard = Безкоштовно зведіть будівлю зі стопки скидання або відмовтеся.

## Дії

classic-action-build = Звести будівлю «{ $card }»: { $payment }
classic-action-build-no-coins = Звести будівлю «{ $card }» без доплати
classic-action-build-chain = Звести будівлю «{ $card }» безкоштовно за ланцюжком від будівлі «{ $source }»
classic-action-build-power = Звести будівлю «{ $card }» безкоштовно завдяки чуду ({ $power })
classic-action-build-free = Звести будівлю «{ $card }» безкоштовно завдяки чуду, раз на епоху
classic-action-stage = Звести { classic-stage-of }, підклавши карту «{ $card }»: { $payment }
classic-action-stage-no-coins = Звести { classic-stage-of }, підклавши карту «{ $card }», без доплати
classic-action-sell = Продати карту «{ $card }» за { coins-moved }
classic-action-recover = Звести будівлю «{ $card }» зі стопки скидання безкоштовно
classic-action-decline = Нічого не зводити зі стопки скидання
classic-action-take-back = Скасувати вибір для власного міста
classic-action-side = Обрати: { $side }
# Будь-що з цього, зроблене для Вільного міста.
classic-action-for-free-city = { $action } – для Вільного міста
# Етап чуда всередині речення.
classic-stage-of = етап { $stage } чуда «{ $wonder }»
# Що кому сплачується; може бути перелік.
classic-pays-bank = { coins } до банку
classic-pays-left = { coins } сусідові ліворуч
classic-pays-right = { coins } сусідові праворуч

## Події

# Скільки монет забрало будівництво, якщо забрало; ресурси — не монети.
classic-spending =
    { $coins ->
        [0] { "" }
       *[other] { " " }за { coins-moved }
    }
classic-event-committed = { $city }: вибір зроблено.
classic-event-taken-back = { $city }: вибір скасовано.
classic-event-side-chosen = { $city } грає за місто «{ $board }», { $side }.
classic-event-age-begun = Починається { age }.
classic-event-turn-begun = Починається хід { $turn }.
classic-event-turn-begun-holder = Починається хід { $turn }. За Вільне місто також грає { $holder }.
classic-event-card-built = { $city } зводить будівлю «{ $card }»{ classic-spending }.
classic-event-chained = «{ $card }» безкоштовно: ланцюжок від будівлі «{ $source }».
classic-event-free-by-power = «{ $card }» безкоштовно завдяки чуду: { $power }.
classic-event-stage-built = { $city } зводить { classic-stage-of }{ classic-spending }.
classic-event-card-sold = { $city } продає карту.
classic-event-bought = { $city } купує ресурси: { coins-moved } отримує { $seller }.
classic-event-card-left-over = { $city } скидає останню карту епохи.
classic-event-asked = { $player }: { $prompt }
classic-event-asked-free-city = { $player }, за Вільне місто: { $prompt }
classic-event-card-recovered = { $city } зводить будівлю «{ $card }» зі стопки скидання безкоштовно.
classic-event-nothing-to-recover = { $city } не знаходить у стопці скидання нічого, що можна звести.
classic-event-declined = { $city } нічого не зводить зі стопки скидання.
classic-event-victory = { $city } перемагає в конфлікті із сусіднім містом ({ $neighbour }): { points }.
classic-event-defeat = { $city } програє конфлікт із сусіднім містом ({ $neighbour }) й отримує токен поразки.

# Рух монет за його причиною.
classic-event-coins-cost = { $city } сплачує { coins-moved } до банку.
classic-event-coins-sale = { $city } отримує { coins-moved } за продану карту.
classic-event-coins-card = { $city } отримує { coins-moved } від будівлі.
classic-event-coins-stage = { $city } отримує { coins-moved } від етапу чуда.

# Кінець гри.
classic-event-game-over-points = { $player } перемагає.
classic-event-game-over-coins = { $player } перемагає: балів порівну, вирішують монети.
classic-event-game-over-shared = Перемогу ділять: { $players }.

## Ціни

classic-price-free = { price-free }
classic-price-cost = Вказана вартість: { $cost }.
classic-price-chain = Безкоштовно за ланцюжком: у місті є «{ $card }».
classic-price-power = Безкоштовно завдяки чуду: { $power }.
classic-price-free-once = Можна звести безкоштовно завдяки чуду, раз на епоху.
# Один зі способів сплатити та його частини.
classic-price-way =
    { $coins ->
        [0] Без доплати: { $parts }.
       *[other] За { coins-moved }: { $parts }.
    }
classic-price-way-too-dear = За { coins-moved }, яких немає: { $parts }.
classic-price-bank = { coins } до банку
classic-price-produced = власне виробництво – { $sources }
# Одиниці ресурсу та будівля або місто, що дає їх тут.
classic-price-source = { $resource } («{ $source }»)
classic-price-bought-left = у сусіда ліворуч ({ $seller }) – { $resources }
classic-price-bought-right = у сусіда праворуч ({ $seller }) – { $resources }

## Чому щось неможливо

classic-obstacle-game-over = { obstacle-game-over }
classic-obstacle-other-decision = { obstacle-other-decision }
classic-obstacle-other-decider = Спершу вирішує { $player }. { $prompt }
classic-obstacle-not-in-hand = Цієї карти немає в руці.
classic-obstacle-chosen-already = Цю карту вже обрано для вашого міста.
classic-obstacle-already-built = Будівля з такою назвою вже стоїть у місті.
classic-obstacle-wonder-complete = Усі етапи чуда зведено.
classic-obstacle-only-chains = Кожну карту, що лишилася для Вільного міста, зводять за ланцюжком.
classic-obstacle-side-not-chosen = Сторону картки чуда ще не обрано.
classic-obstacle-not-in-edition = У цьому виданні такої карти немає.
classic-obstacle-not-for-sale = Не виробляється й не продається в сусідів: { $resources }.
classic-obstacle-cannot-pay = { obstacle-cannot-pay }
classic-obstacle-free-city-chain = Вільне місто мусить скористатися ланцюжком цієї карти й звести будівлю.
classic-obstacle-free-city-plays = Вільне місто не продає карту, поки може звести будівлю чи етап чуда.

## Блокнот для підрахунку балів і види перемоги

classic-category-military = Військові конфлікти
classic-category-coins = Скарбниця
classic-category-wonder = Чудо
classic-category-civilian = Громадські будівлі
classic-category-science = Наукові будівлі
classic-category-commerce = Торгові будівлі
classic-category-guilds = Гільдії

classic-victory-points = Перемога за балами
classic-victory-coins = Перемога за монетами
classic-victory-shared = Спільна перемога

## Налаштування

classic-option-players = Гравці
classic-option-players-2 = 2 гравці
classic-option-players-3 = 3 гравці
classic-option-players-4 = 4 гравці
classic-option-players-5 = 5 гравців
classic-option-players-6 = 6 гравців
classic-option-players-7 = 7 гравців
classic-option-edition = Видання
classic-option-edition-first = перше, 2010 року
classic-option-edition-second = друге, 2020 року
classic-option-boards = Картки чудес
classic-option-boards-random = за жеребом
classic-option-sides = Сторони карток чудес
classic-option-sides-dealt = за жеребом
classic-option-sides-chosen = на вибір гравців
