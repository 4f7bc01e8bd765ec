### «7 чудес» по-русски. Количества монет, очков и щитов — те же, что в «Дуэли».

## Количества ресурсов

classic-units-wood = { units-wood }
classic-units-stone = { units-stone }
classic-units-clay = { units-clay }
classic-units-ore =
    { $units ->
        [one] { $units } руда
       *[many] { $units } руды
    }
classic-units-glass = { units-glass }
classic-units-loom =
    { $units ->
        [one] { $units } ткань
        [few] { $units } ткани
       *[many] { $units } тканей
    }
classic-units-papyrus = { units-papyrus }

## Слова игры

classic-free-city = Вольный город
classic-neighbour-left = сосед слева
classic-neighbour-right = сосед справа
classic-stage = Ярус { $stage }
classic-turn = Раунд { $turn }
classic-term-copies = Копии

## Издания и стороны

classic-edition-first = Первое издание
classic-edition-second = Второе издание
classic-side-a = сторона «А»
classic-side-b = сторона «В»
classic-side-day = дневная сторона
classic-side-night = ночная сторона

## Ресурсы

classic-resource-wood = древесина
classic-resource-stone = камень
classic-resource-clay = глина
classic-resource-ore = руда
classic-resource-glass = стекло
classic-resource-loom = ткань
classic-resource-papyrus = папирус

## Виды зданий по цвету

classic-colour-brown = Сырьё
classic-colour-grey = Товары
classic-colour-blue = Гражданские здания
classic-colour-yellow = Торговые здания
classic-colour-red = Военные здания
classic-colour-green = Научные здания
classic-colour-purple = Гильдии

## Научные символы

classic-symbol-compass = циркуль
classic-symbol-gear = шестерня
classic-symbol-tablet = табличка
classic-symbol-any = любой из трёх, на выбор в конце игры

## Что учитывают эффекты

classic-kind-brown = коричневые карты
classic-kind-grey = серые карты
classic-kind-blue = синие карты
classic-kind-yellow = жёлтые карты
classic-kind-red = красные карты
classic-kind-green = зелёные карты
classic-kind-purple = гильдии
classic-kind-stage = построенные ярусы
classic-kind-defeat = жетоны поражения
classic-kind-wonder-complete = завершённое чудо света

## Карты эпохи I

classic-card-lumber-yard = Лесной склад
classic-card-stone-pit = Каменоломня
classic-card-clay-pool = Залежи глины
classic-card-ore-vein = Рудная жила
classic-card-tree-farm = Лесной питомник
classic-card-excavation = Раскопки
classic-card-clay-pit = Глиняный карьер
classic-card-timber-yard = Склад древесины
classic-card-forest-cave = Лесная пещера
classic-card-mine = Шахта
classic-card-loom = Ткацкий станок
classic-card-glassworks = Стекольная мастерская
classic-card-press = Пресс
classic-card-pawnshop = Ломбард
classic-card-baths = Бани
classic-card-altar = Алтарь
classic-card-theater = Театр
classic-card-well = Колодец
classic-card-tavern = Таверна
classic-card-east-trading-post = Восточная фактория
classic-card-west-trading-post = Западная фактория
classic-card-marketplace = Рынок
classic-card-stockade = Частокол
classic-card-barracks = Казармы
classic-card-guard-tower = Сторожевая вышка
classic-card-apothecary = Аптека
classic-card-workshop = Мастерская
classic-card-scriptorium = Скрипторий

## Карты эпохи II

classic-card-sawmill = Лесопилка
classic-card-quarry = Каменный карьер
classic-card-brickyard = Кирпичный завод
classic-card-foundry = Литейный цех
classic-card-aqueduct = Акведук
classic-card-temple = Храм
classic-card-statue = Статуя
classic-card-courthouse = Зал суда
classic-card-forum = Форум
classic-card-caravansery = Караван-сарай
classic-card-vineyard = Виноградник
classic-card-bazaar = Базар
classic-card-walls = Стены
classic-card-training-ground = Тренировочный лагерь
classic-card-stables = Конюшни
classic-card-archery-range = Стрельбище
classic-card-dispensary = Амбулатория
classic-card-laboratory = Лаборатория
classic-card-library = Библиотека
classic-card-school = Школа

## Карты эпохи III

classic-card-pantheon = Пантеон
classic-card-gardens = Сады
classic-card-town-hall = Ратуша
classic-card-palace = Дворец
classic-card-senate = Сенат
classic-card-haven = Гавань
classic-card-lighthouse = Маяк
classic-card-chamber-of-commerce = Торговая палата
classic-card-arena = Арена
classic-card-ludus = Школа гладиаторов
classic-card-fortifications = Укрепления
classic-card-circus = Цирк
classic-card-arsenal = Арсенал
classic-card-siege-workshop = Мастерская осадных орудий
classic-card-castrum = Военный лагерь
classic-card-lodge = Ложа
classic-card-observatory = Обсерватория
classic-card-university = Университет
classic-card-academy = Академия
classic-card-study = Кабинет учёного

## Гильдии

classic-card-workers-guild = Гильдия рабочих
classic-card-craftsmens-guild = Гильдия ремесленников
classic-card-traders-guild = Гильдия торговцев
classic-card-philosophers-guild = Гильдия философов
classic-card-spies-guild = Гильдия шпионов
classic-card-strategists-guild = Гильдия стратегов
classic-card-shipowners-guild = Гильдия судовладельцев
classic-card-scientists-guild = Гильдия учёных
classic-card-magistrates-guild = Гильдия судей
classic-card-builders-guild = Гильдия строителей
classic-card-decorators-guild = Гильдия декораторов

## Города и их чудеса света

classic-board-alexandria = Александрия
classic-board-babylon = Вавилон
classic-board-ephesos = Эфес
classic-board-gizah = Гиза
classic-board-halikarnassos = Галикарнас
classic-board-olympia = Олимпия
classic-board-rhodos = Родос

classic-wonder-alexandria = Александрийский маяк
classic-wonder-babylon = Висячие сады Вавилона
classic-wonder-ephesos = Храм Артемиды в Эфесе
classic-wonder-gizah = Пирамиды Гизы
classic-wonder-halikarnassos = Мавзолей в Галикарнасе
classic-wonder-olympia = Статуя Зевса в Олимпии
classic-wonder-rhodos = Колосс Родосский

## Свойства ярусов: несколько слов, затем правило

classic-power-seventh-card = разыгрывается и последняя карта эпохи
classic-power-free-building = одно бесплатное здание за эпоху
classic-power-copy-guild = очки и за гильдию соседа
classic-power-free-colour = первое здание каждого цвета бесплатно
classic-power-free-first = первое здание каждой эпохи бесплатно
classic-power-free-last = последнее здание каждой эпохи бесплатно
classic-power-builds-discarded = здание из стопки сброса

classic-power-rule-seventh-card = В конце каждой эпохи вы разыгрываете и последнюю карту, вместо того чтобы сбросить её: строите здание или ярус чуда света либо продаёте карту.
classic-power-rule-free-building = Раз в эпоху вы можете бесплатно построить здание с руки.
classic-power-rule-copy-guild = В конце игры вы получаете очки ещё и за одну гильдию соседа на ваш выбор, как если бы она стояла в вашем городе.
classic-power-rule-free-colour = Здание цвета, которого в вашем городе ещё нет, для вас бесплатно.
classic-power-rule-free-first = В первом раунде каждой эпохи здание для вас бесплатно.
classic-power-rule-free-last = В последнем раунде каждой эпохи здание для вас бесплатно.
classic-power-rule-builds-discarded = В конце раунда вы просматриваете стопку сброса и можете бесплатно построить одно из её зданий.

## Что делает эффект: по сообщению на каждый вид

classic-effect-produces = Каждый раунд производит: { $resources }.
classic-effect-produces-one-of = Каждый раунд производит один ресурс на ваш выбор: { $resources }.
classic-effect-own-choice = Каждый раунд производит один ресурс на ваш выбор, только для вас: { $resources }.
classic-effect-raw-left = Сырьё соседа слева стоит вам 1 монету вместо 2.
classic-effect-raw-right = Сырьё соседа справа стоит вам 1 монету вместо 2.
classic-effect-raw-both = Сырьё обоих соседей стоит вам 1 монету вместо 2.
classic-effect-goods = Товары обоих соседей стоят вам 1 монету вместо 2.
classic-effect-symbol = Научный символ: { $symbol }.
classic-effect-shields = { effect-shields }
classic-effect-coins = { effect-coins }
classic-effect-coins-own = Даёт { coins-each } { classic-per-own }.
classic-effect-coins-neighbours = Даёт { coins-each } { classic-per-neighbours }.
classic-effect-coins-all = Даёт { coins-each } { classic-per-all }.
classic-effect-points = { effect-points }
classic-effect-points-own = В конце игры приносит { points-each } { classic-per-own }.
classic-effect-points-neighbours = В конце игры приносит { points-each } { classic-per-neighbours }.
classic-effect-points-all = В конце игры приносит { points-each } { classic-per-all }.
classic-effect-points-wonder-complete = В конце игры приносит { points }, если построены все ярусы вашего чуда света.
classic-effect-chain-to = Позже даёт бесплатно построить: { $cards }.
classic-effect-chain-from = Бесплатно, если в вашем городе есть { $cards }.
# Одно из двух названий в перечне.
classic-either = { $first } или { $second }

# Что учитывается в собственном городе.
classic-per-own =
    { $kind ->
        [brown] за каждую коричневую карту в вашем городе
        [grey] за каждую серую карту в вашем городе
        [blue] за каждую синюю карту в вашем городе
        [yellow] за каждую жёлтую карту в вашем городе
        [red] за каждую красную карту в вашем городе
        [green] за каждую зелёную карту в вашем городе
        [purple] за каждую гильдию в вашем городе
        [stage] за каждый построенный ярус вашего чуда света
       *[defeat] за каждый ваш жетон поражения
    }
# Что учитывается у двух соседей.
classic-per-neighbours =
    { $kind ->
        [brown] за каждую коричневую карту в двух соседних городах
        [grey] за каждую серую карту в двух соседних городах
        [blue] за каждую синюю карту в двух соседних городах
        [yellow] за каждую жёлтую карту в двух соседних городах
        [red] за каждую красную карту в двух соседних городах
        [green] за каждую зелёную карту в двух соседних городах
        [purple] за каждую гильдию в двух соседних городах
        [stage] за каждый построенный ярус чудес света двух соседей
       *[defeat] за каждый жетон поражения двух соседей
    }
# Что учитывается у двух соседей и у себя.
classic-per-all =
    { $kind ->
        [brown] за каждую коричневую карту в вашем и двух соседних городах
        [grey] за каждую серую карту в вашем и двух соседних городах
        [blue] за каждую синюю карту в вашем и двух соседних городах
        [yellow] за каждую жёлтую карту в вашем и двух соседних городах
        [red] за каждую красную карту в вашем и двух соседних городах
        [green] за каждую зелёную карту в вашем и двух соседних городах
        [purple] за каждую гильдию в вашем и двух соседних городах
        [stage] за каждый построенный ярус вашего чуда света и чудес света двух соседей
       *[defeat] за каждый ваш жетон поражения и жетон поражения двух соседей
    }

# Какие копии карты берут в игру. $players — перечень вроде 3+, 6+.
classic-copies = При числе игроков: { $players }.
classic-copies-age =
    { $age ->
        [1] Эпоха I, при числе игроков: { $players }.
        [2] Эпоха II, при числе игроков: { $players }.
       *[3] Эпоха III, при числе игроков: { $players }.
    }
classic-copies-guild = Одна из { $guilds } гильдий; в игре их на 2 больше, чем городов.
# Ярус чуда света со стоимостью и эффектом.
classic-stage-line = { classic-stage } ({ $cost }): { $effects }

## Что нужно решить

classic-phase-over = Игра окончена.
classic-phase-sides = Выберите сторону своего поля чуда света.
classic-phase-turn = Выберите карту: постройте здание или ярус своего чуда света либо продайте карту.
classic-phase-seventh = Разыграйте последнюю карту эпохи: постройте здание или ярус своего чуда света либо продайте карту.
classic-phase-discard = Бесплатно постройте здание из стопки сброса или откажитесь.

## Действия

classic-action-build = Построить здание «{ $card }»: { $payment }
classic-action-build-no-coins = Построить здание «{ $card }» без доплаты
classic-action-build-chain = Построить здание «{ $card }» бесплатно по цепочке от здания «{ $source }»
classic-action-build-power = Построить здание «{ $card }» бесплатно благодаря чуду света ({ $power })
classic-action-build-free = Построить здание «{ $card }» бесплатно благодаря чуду света, раз в эпоху
classic-action-stage = Возвести { classic-stage-of }, подложив карту «{ $card }»: { $payment }
classic-action-stage-no-coins = Возвести { classic-stage-of }, подложив карту «{ $card }», без доплаты
classic-action-sell = Продать карту «{ $card }» за { coins-moved }
classic-action-recover = Построить здание «{ $card }» из стопки сброса бесплатно
classic-action-decline = Ничего не строить из стопки сброса
classic-action-take-back = Отменить выбор для своего города
classic-action-side = Выбрать: { $side }
# Любое из этих действий, если оно делается для Вольного города.
classic-action-for-free-city = { $action } – для Вольного города
# Ярус чуда света внутри предложения.
classic-stage-of = ярус { $stage } чуда света «{ $wonder }»
# Что кому платят; может быть перечень.
classic-pays-bank = { coins } в банк
classic-pays-left = { coins } соседу слева
classic-pays-right = { coins } соседу справа

## События

# Сколько монет ушло на строительство, если ушло; ресурсы — не монеты.
classic-spending =
    { $coins ->
        [0] { "" }
       *[other] { " " }за { coins-moved }
    }
classic-event-committed = { $city }: выбор сделан.
classic-event-taken-back = { $city }: выбор отменён.
classic-event-side-chosen = { $city } играет за город «{ $board }», { $side }.
classic-event-age-begun = Начинается { age }.
classic-event-turn-begun = Начинается раунд { $turn }.
classic-event-turn-begun-holder = Начинается раунд { $turn }. За Вольный город также играет { $holder }.
classic-event-card-built = { $city } строит здание «{ $card }»{ classic-spending }.
classic-event-chained = «{ $card }» бесплатно: цепочка от здания «{ $source }».
classic-event-free-by-power = «{ $card }» бесплатно благодаря чуду света: { $power }.
classic-event-stage-built = { $city } возводит { classic-stage-of }{ classic-spending }.
classic-event-card-sold = { $city } продаёт карту.
classic-event-bought = { $city } покупает ресурсы: { coins-moved } получает { $seller }.
classic-event-card-left-over = { $city } сбрасывает последнюю карту эпохи.
classic-event-asked = { $player }: { $prompt }
classic-event-asked-free-city = { $player }, за Вольный город: { $prompt }
classic-event-card-recovered = { $city } строит здание «{ $card }» из стопки сброса бесплатно.
classic-event-nothing-to-recover = { $city } не находит в стопке сброса ничего, что можно построить.
classic-event-declined = { $city } ничего не строит из стопки сброса.
classic-event-victory = { $city } побеждает в конфликте с соседним городом ({ $neighbour }): { points }.
classic-event-defeat = { $city } проигрывает конфликт с соседним городом ({ $neighbour }) и получает жетон поражения.

# Движение монет по его причине.
classic-event-coins-cost = { $city } платит { coins-moved } в банк.
classic-event-coins-sale = { $city } получает { coins-moved } за проданную карту.
classic-event-coins-card = { $city } получает { coins-moved } от здания.
classic-event-coins-stage = { $city } получает { coins-moved } от яруса чуда света.

# Конец игры.
classic-event-game-over-points = { $player } побеждает.
classic-event-game-over-coins = { $player } побеждает: очков поровну, решают монеты.
classic-event-game-over-shared = Победу делят: { $players }.

## Цены

classic-price-free = { price-free }
classic-price-cost = Указанная стоимость: { $cost }.
classic-price-chain = Бесплатно по цепочке: в городе есть «{ $card }».
classic-price-power = Бесплатно благодаря чуду света: { $power }.
classic-price-free-once = Можно построить бесплатно благодаря чуду света, раз в эпоху.
# Один из способов заплатить и его части.
classic-price-way =
    { $coins ->
        [0] Без доплаты: { $parts }.
       *[other] За { coins-moved }: { $parts }.
    }
classic-price-way-too-dear = За { coins-moved }, которых нет: { $parts }.
classic-price-bank = { coins } в банк
classic-price-produced = собственное производство – { $sources }
# Единицы ресурса и здание или город, который даёт их здесь.
classic-price-source = { $resource } («{ $source }»)
classic-price-bought-left = у соседа слева ({ $seller }) – { $resources }
classic-price-bought-right = у соседа справа ({ $seller }) – { $resources }

## Почему что-то невозможно

classic-obstacle-game-over = { obstacle-game-over }
classic-obstacle-other-decision = { obstacle-other-decision }
classic-obstacle-other-decider = Сначала решает { $player }. { $prompt }
classic-obstacle-not-in-hand = Этой карты нет на руке.
classic-obstacle-chosen-already = Эта карта уже выбрана для вашего города.
classic-obstacle-already-built = Здание с таким названием уже стоит в городе.
classic-obstacle-wonder-complete = Все ярусы чуда света построены.
classic-obstacle-only-chains = Каждая карта, оставшаяся для Вольного города, строится по цепочке.
classic-obstacle-side-not-chosen = Сторона поля чуда света ещё не выбрана.
classic-obstacle-not-in-edition = В этом издании такой карты нет.
classic-obstacle-not-for-sale = Не производится и не продаётся у соседей: { $resources }.
classic-obstacle-cannot-pay = { obstacle-cannot-pay }
classic-obstacle-free-city-chain = Вольный город обязан воспользоваться цепочкой этой карты и построить здание.
classic-obstacle-free-city-plays = Вольный город не продаёт карту, пока может построить здание или ярус чуда света.

## Блокнот для подсчёта очков и виды победы

classic-category-military = Военные конфликты
classic-category-coins = Сокровищница
classic-category-wonder = Чудо света
classic-category-civilian = Гражданские здания
classic-category-science = Научные здания
classic-category-commerce = Торговые здания
classic-category-guilds = Гильдии

classic-victory-points = Победа по очкам
classic-victory-coins = Победа по монетам
classic-victory-shared = Общая победа

## Настройки

classic-option-players = Игроки
classic-option-players-2 = 2 игрока
classic-option-players-3 = 3 игрока
classic-option-players-4 = 4 игрока
classic-option-players-5 = 5 игроков
classic-option-players-6 = 6 игроков
classic-option-players-7 = 7 игроков
classic-option-edition = Издание
classic-option-edition-first = первое, 2010 года
classic-option-edition-second = второе, 2020 года
classic-option-boards = Поля чудес света
classic-option-boards-random = по жребию
classic-option-sides = Стороны полей
classic-option-sides-dealt = по жребию
classic-option-sides-chosen = на выбор игроков
