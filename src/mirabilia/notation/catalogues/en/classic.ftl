### 7 Wonders in English. Counts of coins, points and shields are those of Duel.

## Counts of resources

classic-units-wood = { units-wood }
classic-units-stone = { units-stone }
classic-units-clay = { units-clay }
classic-units-ore = { $units } ore
classic-units-glass = { units-glass }
classic-units-loom =
    { $units ->
        [one] { $units } textile
       *[other] { $units } textiles
    }
classic-units-papyrus = { units-papyrus }

## Words of the game

classic-free-city = Free City
classic-neighbour-left = left neighbour
classic-neighbour-right = right neighbour
classic-stage = Stage { $stage }
classic-turn = Turn { $turn }
classic-term-copies = Copies

## Editions and sides

classic-edition-first = First edition
classic-edition-second = Second edition
classic-side-a = side A
classic-side-b = side B
classic-side-day = Day side
classic-side-night = Night side

## Resources

classic-resource-wood = wood
classic-resource-stone = stone
classic-resource-clay = clay
classic-resource-ore = ore
classic-resource-glass = glass
classic-resource-loom = textile
classic-resource-papyrus = papyrus

## Kinds of buildings, by colour

classic-colour-brown = Raw materials
classic-colour-grey = Manufactured goods
classic-colour-blue = Civilian structures
classic-colour-yellow = Commercial structures
classic-colour-red = Military structures
classic-colour-green = Scientific structures
classic-colour-purple = Guilds

## Scientific symbols

classic-symbol-compass = compass
classic-symbol-gear = gear
classic-symbol-tablet = tablet
classic-symbol-any = any of the three, chosen at the end

## What effects count

classic-kind-brown = brown cards
classic-kind-grey = grey cards
classic-kind-blue = blue cards
classic-kind-yellow = yellow cards
classic-kind-red = red cards
classic-kind-green = green cards
classic-kind-purple = guilds
classic-kind-stage = built stages
classic-kind-defeat = defeat tokens
classic-kind-wonder-complete = complete wonder

## Cards of Age I

classic-card-lumber-yard = Lumber Yard
classic-card-stone-pit = Stone Pit
classic-card-clay-pool = Clay Pool
classic-card-ore-vein = Ore Vein
classic-card-tree-farm = Tree Farm
classic-card-excavation = Excavation
classic-card-clay-pit = Clay Pit
classic-card-timber-yard = Timber Yard
classic-card-forest-cave = Forest Cave
classic-card-mine = Mine
classic-card-loom = Loom
classic-card-glassworks = Glassworks
classic-card-press = Press
classic-card-pawnshop = Pawnshop
classic-card-baths = Baths
classic-card-altar = Altar
classic-card-theater = Theater
classic-card-well = Well
classic-card-tavern = Tavern
classic-card-east-trading-post = East Trading Post
classic-card-west-trading-post = West Trading Post
classic-card-marketplace = Marketplace
classic-card-stockade = Stockade
classic-card-barracks = Barracks
classic-card-guard-tower = Guard Tower
classic-card-apothecary = Apothecary
classic-card-workshop = Workshop
classic-card-scriptorium = Scriptorium

## Cards of Age II

classic-card-sawmill = Sawmill
classic-card-quarry = Quarry
classic-card-brickyard = Brickyard
classic-card-foundry = Foundry
classic-card-aqueduct = Aqueduct
classic-card-temple = Temple
classic-card-statue = Statue
classic-card-courthouse = Courthouse
classic-card-forum = Forum
classic-card-caravansery = Caravansery
classic-card-vineyard = Vineyard
classic-card-bazaar = Bazaar
classic-card-walls = Walls
classic-card-training-ground = Training Ground
classic-card-stables = Stables
classic-card-archery-range = Archery Range
classic-card-dispensary = Dispensary
classic-card-laboratory = Laboratory
classic-card-library = Library
classic-card-school = School

## Cards of Age III

classic-card-pantheon = Pantheon
classic-card-gardens = Gardens
classic-card-town-hall = Town Hall
classic-card-palace = Palace
classic-card-senate = Senate
classic-card-haven = Haven
classic-card-lighthouse = Lighthouse
classic-card-chamber-of-commerce = Chamber of Commerce
classic-card-arena = Arena
classic-card-ludus = Ludus
classic-card-fortifications = Fortifications
classic-card-circus = Circus
classic-card-arsenal = Arsenal
classic-card-siege-workshop = Siege Workshop
classic-card-castrum = Castrum
classic-card-lodge = Lodge
classic-card-observatory = Observatory
classic-card-university = University
classic-card-academy = Academy
classic-card-study = Study

## Guilds

classic-card-workers-guild = Workers Guild
classic-card-craftsmens-guild = Craftsmens Guild
classic-card-traders-guild = Traders Guild
classic-card-philosophers-guild = Philosophers Guild
classic-card-spies-guild = Spies Guild
classic-card-strategists-guild = Strategists Guild
classic-card-shipowners-guild = Shipowners Guild
classic-card-scientists-guild = Scientists Guild
classic-card-magistrates-guild = Magistrates Guild
classic-card-builders-guild = Builders Guild
classic-card-decorators-guild = Decorators Guild

## Boards and their wonders

classic-board-alexandria = Alexandria
classic-board-babylon = Babylon
classic-board-ephesos = Ephesos
classic-board-gizah = Gizah
classic-board-halikarnassos = Halikarnassos
classic-board-olympia = Olympia
classic-board-rhodos = Rhodos

classic-wonder-alexandria = The Lighthouse of Alexandria
classic-wonder-babylon = The Hanging Gardens of Babylon
classic-wonder-ephesos = The Temple of Artemis in Ephesus
classic-wonder-gizah = The Pyramids of Giza
classic-wonder-halikarnassos = The Mausoleum of Halicarnassus
classic-wonder-olympia = The Statue of Zeus in Olympia
classic-wonder-rhodos = The Colossus of Rhodes

## Powers of stages: a few words, then the rule

classic-power-seventh-card = the last card of each Age too
classic-power-free-building = one free building each Age
classic-power-copy-guild = a neighbour’s guild counts too
classic-power-free-colour = the first building of each colour free
classic-power-free-first = the first building of each Age free
classic-power-free-last = the last building of each Age free
classic-power-builds-discarded = a building from the discard pile

classic-power-rule-seventh-card = At the end of each Age you play your last card too instead of discarding it: build it, build a stage with it, or sell it.
classic-power-rule-free-building = Once each Age you may build a card from your hand for free.
classic-power-rule-copy-guild = At the end of the game you also score one guild of a neighbour of your choice, as if it stood in your city.
classic-power-rule-free-colour = A building of a colour that your city does not have yet is free.
classic-power-rule-free-first = On the first turn of each Age your building is free.
classic-power-rule-free-last = On the last turn of each Age your building is free.
classic-power-rule-builds-discarded = At the end of the turn you look through the discard pile and may build one of its cards for free.

## What an effect does, one message for each kind

classic-effect-produces = Produces { $resources } each turn.
classic-effect-produces-one-of = Produces one of these each turn, as you choose: { $resources }.
classic-effect-own-choice = Produces one of these each turn, as you choose, for you alone: { $resources }.
classic-effect-raw-left = Raw materials of your left neighbour cost you 1 coin instead of 2.
classic-effect-raw-right = Raw materials of your right neighbour cost you 1 coin instead of 2.
classic-effect-raw-both = Raw materials of both neighbours cost you 1 coin instead of 2.
classic-effect-goods = Manufactured goods of both neighbours cost you 1 coin instead of 2.
classic-effect-symbol = Scientific symbol: { $symbol }.
classic-effect-shields = { effect-shields }
classic-effect-coins = { effect-coins }
classic-effect-coins-own = Gives { coins-each } for each { classic-per-own }.
classic-effect-coins-neighbours = Gives { coins-each } for each { classic-per-neighbours }.
classic-effect-coins-all = Gives { coins-each } for each { classic-per-all }.
classic-effect-points = { effect-points }
classic-effect-points-own = Worth { points-each } at the end for each { classic-per-own }.
classic-effect-points-neighbours = Worth { points-each } at the end for each { classic-per-neighbours }.
classic-effect-points-all = Worth { points-each } at the end for each { classic-per-all }.
classic-effect-points-wonder-complete = Worth { points } at the end if all stages of your wonder are built.
classic-effect-chain-to = Makes free later: { $cards }.
classic-effect-chain-from = Free with { $cards } in your city.
# One of two names in a list.
classic-either = { $first } or { $second }

# What is counted: things in one's own city.
classic-per-own =
    { $kind ->
        [brown] brown card in your city
        [grey] grey card in your city
        [blue] blue card in your city
        [yellow] yellow card in your city
        [red] red card in your city
        [green] green card in your city
        [purple] guild in your city
        [stage] built stage of your wonder
       *[defeat] defeat token of yours
    }
# What is counted: things of the two neighbours.
classic-per-neighbours =
    { $kind ->
        [brown] brown card in the two neighbouring cities
        [grey] grey card in the two neighbouring cities
        [blue] blue card in the two neighbouring cities
        [yellow] yellow card in the two neighbouring cities
        [red] red card in the two neighbouring cities
        [green] green card in the two neighbouring cities
        [purple] guild in the two neighbouring cities
        [stage] built stage in the two neighbouring cities
       *[defeat] defeat token of the two neighbours
    }
# What is counted: things of the two neighbours and one's own.
classic-per-all =
    { $kind ->
        [brown] brown card in your city and the neighbouring ones
        [grey] grey card in your city and the neighbouring ones
        [blue] blue card in your city and the neighbouring ones
        [yellow] yellow card in your city and the neighbouring ones
        [red] red card in your city and the neighbouring ones
        [green] green card in your city and the neighbouring ones
        [purple] guild in your city and the neighbouring ones
        [stage] built stage in your city and the neighbouring ones
       *[defeat] defeat token of yours and of the neighbours
    }

# Which copies of a card are used. $players is a list such as 3+, 6+.
classic-copies = Number of players: { $players }.
classic-copies-age =
    { $age ->
        [1] Age I, number of players: { $players }.
        [2] Age II, number of players: { $players }.
       *[3] Age III, number of players: { $players }.
    }
classic-copies-guild = One of { $guilds } guilds; the game uses 2 more of them than there are cities.
# A stage of a wonder with its cost and what it does.
classic-stage-line = { classic-stage } ({ $cost }): { $effects }

## What is asked

classic-phase-over = The game is over.
classic-phase-sides = Choose a side of your board.
classic-phase-turn = Choose a card: build it, build a stage of your wonder with it, or sell it.
classic-phase-seventh = Play the last card of the Age: build it, build a stage of your wonder with it, or sell it.
classic-phase-discard = Build a card from the discard pile for free, or none.

## Actions

classic-action-build = Build { $card }: { $payment }
classic-action-build-no-coins = Build { $card } without paying coins
classic-action-build-chain = Build { $card } for free by the chain from { $source }
classic-action-build-power = Build { $card } for free by the wonder’s power ({ $power })
classic-action-build-free = Build { $card } for free by the wonder’s power, once this Age
classic-action-stage = Build { classic-stage-of } with { $card }: { $payment }
classic-action-stage-no-coins = Build { classic-stage-of } with { $card } without paying coins
classic-action-sell = Sell { $card } for { coins-moved }
classic-action-recover = Build { $card } from the discard pile for free
classic-action-decline = Build no card from the discard pile
classic-action-take-back = Take back the choice for your own city
classic-action-side = Choose: { $side }
# Any of the above where it is done for the Free City.
classic-action-for-free-city = { $action } – for the Free City
# A stage of a wonder inside a sentence.
classic-stage-of = stage { $stage } of { $wonder }
# What is paid to whom; several are listed.
classic-pays-bank = { coins-moved } to the bank
classic-pays-left = { coins-moved } to the left neighbour
classic-pays-right = { coins-moved } to the right neighbour

## Events

# What a construction took in coins, if anything; resources are no coins.
classic-spending =
    { $coins ->
        [0] { "" }
       *[other] { " " }for { coins-moved }
    }
classic-event-committed = { $city } has chosen.
classic-event-taken-back = { $city } takes the choice back.
classic-event-side-chosen = { $city } plays { $board }, { $side }.
classic-event-age-begun = { age } begins.
classic-event-turn-begun = { classic-turn } begins.
classic-event-turn-begun-holder = { classic-turn } begins. { $holder } also plays for the Free City.
classic-event-card-built = { $city } builds { $card }{ classic-spending }.
classic-event-chained = { $card } is free by the chain from { $source }.
classic-event-free-by-power = { $card } is free by the wonder’s power: { $power }.
classic-event-stage-built = { $city } builds { classic-stage-of }{ classic-spending }.
classic-event-card-sold = { $city } sells a card.
classic-event-bought = { $city } buys resources: { coins-moved } to { $seller }.
classic-event-card-left-over = { $city } discards the last card of the Age.
classic-event-asked = { $player }: { $prompt }
classic-event-asked-free-city = { $player } for the Free City: { $prompt }
classic-event-card-recovered = { $city } builds { $card } from the discard pile for free.
classic-event-nothing-to-recover = { $city } finds nothing to build in the discard pile.
classic-event-declined = { $city } builds nothing from the discard pile.
classic-event-victory = { $city } wins the conflict with { $neighbour }: { points }.
classic-event-defeat = { $city } loses the conflict with { $neighbour } and takes a defeat token.

# Coins that move, by their cause.
classic-event-coins-cost = { $city } pays { coins-moved } to the bank.
classic-event-coins-sale = { $city } receives { coins-moved } for the card sold.
classic-event-coins-card = { $city } receives { coins-moved } for the building.
classic-event-coins-stage = { $city } receives { coins-moved } for the stage.

# How a game ends.
classic-event-game-over-points = { $player } wins.
classic-event-game-over-coins = { $player } wins: points are equal, and coins decide.
classic-event-game-over-shared = The victory is shared by { $players }.

## Prices

classic-price-free = { price-free }
classic-price-cost = Printed cost: { $cost }.
classic-price-chain = Free by the chain: { $card } stands in the city.
classic-price-power = Free by the wonder’s power: { $power }.
classic-price-free-once = Can be built for free by the wonder’s power, once this Age.
# One way to pay, with its parts.
classic-price-way =
    { $coins ->
        [0] Without paying coins: { $parts }.
       *[other] For { coins-moved }: { $parts }.
    }
classic-price-way-too-dear = For { coins-moved }, more than there is: { $parts }.
classic-price-bank = { coins } to the bank
classic-price-produced = own production – { $sources }
# Units of a resource and the building or board that gives them here.
classic-price-source = { $resource } ({ $source })
classic-price-bought-left = from the left neighbour ({ $seller }) – { $resources }
classic-price-bought-right = from the right neighbour ({ $seller }) – { $resources }

## Why something is impossible

classic-obstacle-game-over = { obstacle-game-over }
classic-obstacle-other-decision = { obstacle-other-decision }
classic-obstacle-other-decider = First { $player } decides. { $prompt }
classic-obstacle-not-in-hand = It is not in the hand.
classic-obstacle-chosen-already = It has been chosen for your own city.
classic-obstacle-already-built = A building of this name stands in the city already.
classic-obstacle-wonder-complete = All stages of the wonder are built.
classic-obstacle-only-chains = Every card left for the Free City is built by its chain.
classic-obstacle-side-not-chosen = The side of the board has not been chosen yet.
classic-obstacle-not-in-edition = This edition has no such card.
classic-obstacle-not-for-sale = Neither produced nor for sale: { $resources }.
classic-obstacle-cannot-pay = { obstacle-cannot-pay }
classic-obstacle-free-city-chain = The Free City must use the chain of this card and build it.
classic-obstacle-free-city-plays = The Free City sells no card while it can build one or a stage.

## The score pad and kinds of victory

classic-category-military = Military conflicts
classic-category-coins = Treasury
classic-category-wonder = Wonder
classic-category-civilian = Civilian structures
classic-category-science = Scientific structures
classic-category-commerce = Commercial structures
classic-category-guilds = Guilds

classic-victory-points = Victory by points
classic-victory-coins = Victory by coins
classic-victory-shared = Shared victory

## Options

classic-option-players = Players
classic-option-players-2 = 2 players
classic-option-players-3 = 3 players
classic-option-players-4 = 4 players
classic-option-players-5 = 5 players
classic-option-players-6 = 6 players
classic-option-players-7 = 7 players
classic-option-edition = Edition
classic-option-edition-first = first, 2010
classic-option-edition-second = second, 2020
classic-option-boards = Boards
classic-option-boards-random = dealt at random
classic-option-sides = Sides of the boards
classic-option-sides-dealt = dealt at random
classic-option-sides-chosen = chosen by the players
