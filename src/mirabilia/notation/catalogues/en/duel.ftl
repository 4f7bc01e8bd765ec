### Mirabilia in English.
###
### All catalogues hold the same messages with the same variables, in the same order.
### A message may use another one; both then see the same variables.

## Counts: pieces of sentences

# How many coins there are or are moved.
coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
# The same where the sentence takes, pays or loses them.
coins-moved = { coins }
# What something is done for.
coins-for =
    { $coins ->
        [0] for free
       *[other] for { coins }
    }
# So many coins for each of several things.
coins-each = { coins }
# How many coins are lacking.
coins-short =
    { $short ->
        [one] { $short } coin short
       *[other] { $short } coins short
    }
points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
points-each = { points }
shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }
spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
units-wood = { $units } wood
units-stone = { $units } stone
units-clay = { $units } clay
units-glass = { $units } glass
units-papyrus = { $units } papyrus

## Names in sentences

# A name as it stands in a list or after a colon.
quoted = { $name }
both = { $first } and { $second }

## Players, Ages

player = Player { $number }
age =
    { $age ->
        [1] Age I
        [2] Age II
       *[3] Age III
    }
# A space of the military track: $distance from the centre, toward the capital of $owner.
track-space =
    { $distance ->
        [0] the centre of the track
        [9] the capital of { $owner }
       *[other] space { $distance } toward { $owner }
    }

## Words of the game

term-structure = Structure
term-city = City
term-treasury = Treasury
term-discard-pile = Discard pile
term-box = Box
term-wonders = Wonders
term-progress-tokens = Progress tokens
term-pantheon = Pantheon
term-gods = Gods
term-mythology-tokens = Mythology tokens
term-offering-tokens = Offering tokens
term-military-track = Military track
term-military-token = Military token
term-conflict-pawn = Conflict pawn
term-capital = Capital
term-cost = Cost
term-chain = Chain
term-production = Production
term-score = Score
term-total = Total

## Resources

resource-wood = wood
resource-stone = stone
resource-clay = clay
resource-glass = glass
resource-papyrus = papyrus

## Kinds of buildings, by colour

colour-brown = Raw materials
colour-grey = Manufactured goods
colour-blue = Civilian buildings
colour-green = Scientific buildings
colour-yellow = Commercial buildings
colour-red = Military buildings
colour-purple = Guilds
colour-temple = Grand Temples

## Scientific symbols

symbol-wheel = wheel
symbol-mortar = mortar
symbol-quill = quill
symbol-pendulum = pendulum
symbol-sundial = sundial
symbol-sphere = sphere
symbol-scales = scales

## Chain symbols

chain-horseshoe = horseshoe
chain-sword = sword
chain-tower = tower
chain-target = target
chain-helmet = helmet
chain-book = book
chain-gear = gear
chain-lyre = lyre
chain-lamp = lamp
chain-mask = mask
chain-column = column
chain-moon = moon
chain-sun = sun
chain-drop = drop
chain-greek-temple = Greek temple
chain-vase = vase
chain-barrel = barrel
chain-myth-mesopotamian = Mesopotamian mythology
chain-myth-phoenician = Phoenician mythology
chain-myth-greek = Greek mythology
chain-myth-egyptian = Egyptian mythology
chain-myth-roman = Roman mythology

## Cards of Age I

card-lumber-yard = Lumber Yard
card-logging-camp = Logging Camp
card-clay-pool = Clay Pool
card-clay-pit = Clay Pit
card-quarry = Quarry
card-stone-pit = Stone Pit
card-glassworks = Glassworks
card-press = Press
card-guard-tower = Guard Tower
card-stable = Stable
card-garrison = Garrison
card-palisade = Palisade
card-workshop = Workshop
card-apothecary = Apothecary
card-scriptorium = Scriptorium
card-pharmacist = Pharmacist
card-theater = Theater
card-altar = Altar
card-baths = Baths
card-stone-reserve = Stone Reserve
card-clay-reserve = Clay Reserve
card-wood-reserve = Wood Reserve
card-tavern = Tavern

## Cards of Age II

card-sawmill = Sawmill
card-brickyard = Brickyard
card-shelf-quarry = Shelf Quarry
card-glass-blower = Glass-Blower
card-drying-room = Drying Room
card-walls = Walls
card-horse-breeders = Horse Breeders
card-barracks = Barracks
card-archery-range = Archery Range
card-parade-ground = Parade Ground
card-library = Library
card-dispensary = Dispensary
card-school = School
card-laboratory = Laboratory
card-courthouse = Courthouse
card-statue = Statue
card-temple = Temple
card-aqueduct = Aqueduct
card-rostrum = Rostrum
card-forum = Forum
card-caravansery = Caravansery
card-customs-house = Customs House
card-brewery = Brewery

## Cards of Age III

card-arsenal = Arsenal
card-pretorium = Pretorium
card-fortifications = Fortifications
card-siege-workshop = Siege Workshop
card-circus = Circus
card-academy = Academy
card-study = Study
card-university = University
card-observatory = Observatory
card-palace = Palace
card-town-hall = Town Hall
card-obelisk = Obelisk
card-gardens = Gardens
card-pantheon = Pantheon
card-senate = Senate
card-chamber-of-commerce = Chamber of Commerce
card-port = Port
card-armory = Armory
card-lighthouse = Lighthouse
card-arena = Arena

## Guilds

card-merchants-guild = Merchants Guild
card-shipowners-guild = Shipowners Guild
card-builders-guild = Builders Guild
card-magistrates-guild = Magistrates Guild
card-scientists-guild = Scientists Guild
card-moneylenders-guild = Moneylenders Guild
card-tacticians-guild = Tacticians Guild

## Grand Temples

card-mesopotamian-grand-temple = Mesopotamian Grand Temple
card-phoenician-grand-temple = Phoenician Grand Temple
card-greek-grand-temple = Greek Grand Temple
card-egyptian-grand-temple = Egyptian Grand Temple
card-roman-grand-temple = Roman Grand Temple

## Wonders

wonder-the-appian-way = The Appian Way
wonder-circus-maximus = Circus Maximus
wonder-the-colossus = The Colossus
wonder-the-great-library = The Great Library
wonder-the-great-lighthouse = The Great Lighthouse
wonder-the-hanging-gardens = The Hanging Gardens
wonder-the-mausoleum = The Mausoleum
wonder-piraeus = Piraeus
wonder-the-pyramids = The Pyramids
wonder-the-sphinx = The Sphinx
wonder-the-statue-of-zeus = The Statue of Zeus
wonder-the-temple-of-artemis = The Temple of Artemis
wonder-the-sanctuary = The Sanctuary
wonder-the-divine-theater = The Divine Theater

## Progress tokens

progress-agriculture = Agriculture
progress-architecture = Architecture
progress-economy = Economy
progress-law = Law
progress-masonry = Masonry
progress-mathematics = Mathematics
progress-philosophy = Philosophy
progress-strategy = Strategy
progress-theology = Theology
progress-urbanism = Urbanism
progress-mysticism = Mysticism
progress-poliorcetics = Poliorcetics
progress-engineering = Engineering

## Mythologies and gods

mythology-mesopotamian = Mesopotamian
mythology-phoenician = Phoenician
mythology-greek = Greek
mythology-egyptian = Egyptian
mythology-roman = Roman
# The same beside a noun: a god, a deck, a token of this mythology.
of-mythology-mesopotamian = Mesopotamian
of-mythology-phoenician = Phoenician
of-mythology-greek = Greek
of-mythology-egyptian = Egyptian
of-mythology-roman = Roman

god-enki = Enki
god-ishtar = Ishtar
god-nisaba = Nisaba
god-astarte = Astarte
god-baal = Baal
god-tanit = Tanit
god-aphrodite = Aphrodite
god-hades = Hades
god-zeus = Zeus
god-anubis = Anubis
god-isis = Isis
god-ra = Ra
god-mars = Mars
god-minerva = Minerva
god-neptune = Neptune
god-gate = Gate

## What each wonder does

wonder-rule-the-appian-way = Gives 3 coins, takes 3 coins from the opponent, grants another turn and is worth 3 victory points.
wonder-rule-circus-maximus = Sends a grey card of the opponent to the discard pile, gives 1 shield and is worth 3 victory points.
wonder-rule-the-colossus = Gives 2 shields and is worth 3 victory points.
wonder-rule-the-great-library = Draws 3 progress tokens from the box, one of them to keep, and is worth 4 victory points.
wonder-rule-the-great-lighthouse = Produces wood, stone or clay for each construction, as you choose, and is worth 4 victory points.
wonder-rule-the-hanging-gardens = Gives 6 coins, grants another turn and is worth 3 victory points.
wonder-rule-the-mausoleum = Builds a card from the discard pile for free and is worth 2 victory points.
wonder-rule-piraeus = Produces glass or papyrus for each construction, as you choose, grants another turn and is worth 2 victory points.
wonder-rule-the-pyramids = Is worth 9 victory points.
wonder-rule-the-sphinx = Grants another turn and is worth 6 victory points.
wonder-rule-the-statue-of-zeus = Sends a brown card of the opponent to the discard pile, gives 1 shield and is worth 3 victory points.
wonder-rule-the-temple-of-artemis = Gives 12 coins and grants another turn.
wonder-rule-the-sanctuary = Cards of the Pantheon cost you 2 coins less; grants another turn.
wonder-rule-the-divine-theater = Reveals the gods of one deck of your choice and activates one of them for free; the others go back in any order. Is worth 2 victory points.

## What each progress token does

progress-rule-agriculture = Gives 6 coins and is worth 4 victory points.
progress-rule-architecture = Your wonders cost 2 resources less from now on, whichever you like.
progress-rule-economy = You receive the coins that the opponent spends on buying resources.
progress-rule-law = Gives the scientific symbol “{ symbol-scales }”.
progress-rule-masonry = Your blue cards cost 2 resources less from now on, whichever you like.
progress-rule-mathematics = Worth 3 victory points at the end for each of your progress tokens, this one included.
progress-rule-philosophy = Is worth 7 victory points.
progress-rule-strategy = Your red cards give 1 more shield from now on.
progress-rule-theology = Every wonder you construct from now on grants another turn.
progress-rule-urbanism = Gives 6 coins, and 4 coins more whenever you build for free by a chain.
progress-rule-mysticism = Worth 2 victory points at the end for each of your mythology tokens and offering tokens.
progress-rule-poliorcetics = The opponent loses 1 coin for each space you push the Conflict pawn.
progress-rule-engineering = Any card with a chain symbol under its cost can be built for 1 coin, even without that symbol. Not a chain.

## What each god does

god-rule-enki = When revealed, 2 progress tokens from the box are laid face up on this card; whoever activates it keeps one of them.
god-rule-ishtar = Gives the scientific symbol “{ symbol-scales }”.
god-rule-nisaba = Puts the Snake on a green card of the opponent: its scientific symbol counts for you too.
god-rule-astarte = Puts 7 coins from the bank on this card. They can be spent but not lost, and each one left at the end is worth 1 victory point.
god-rule-baal = Takes over a brown or grey card of the opponent.
god-rule-tanit = Gives 12 coins.
god-rule-aphrodite = Is worth 9 victory points.
god-rule-hades = Builds a card from the discard pile for free.
god-rule-zeus = Discards any card of the structure, face up or face down. The ruling of the game says whether you take a token that lies on it.
god-rule-anubis = Destroys a constructed wonder of either player: the card under it is discarded. What it gave at once is kept, and it can be constructed again.
god-rule-isis = Constructs one of your wonders for free with a card from the discard pile.
god-rule-ra = Takes over a wonder that the opponent has not constructed yet.
god-rule-mars = Gives 2 shields.
god-rule-minerva = Puts Minerva on any space of the military track. She stops the Conflict pawn there once and leaves the track.
god-rule-neptune = Discards one military token without effect, then another one: the opponent loses its coins.
god-rule-gate = Costs twice the price of its slot. Reveals the top god of every deck and activates one of them for free.

## What an effect does, one message for each kind

effect-produces = Produces { $resources }.
effect-produces-one-of = Produces one of these for each construction, as you choose: { $resources }.
effect-fixed-prices = Bought at 1 coin a unit from your next turn on: { $resources }.
effect-points = Worth { points }.
effect-shields = Gives { shields }.
effect-symbol = Scientific symbol: { $symbol }.
effect-coins = Gives { coins-moved }.
effect-coins-own = Gives { coins-each } for each { per-own }.
effect-coins-leading = Gives { coins-each } for each { per-leading }.
effect-points-own = Worth { points-each } at the end for each { per-own }.
effect-points-leading = Worth { points-each } at the end for each { per-leading }.
effect-opponent-loses = The opponent loses { coins-moved }.
effect-extra-turn = Grants another turn.
effect-destroys =
    { $colour ->
        [brown] Sends a brown card of the opponent to the discard pile.
       *[grey] Sends a grey card of the opponent to the discard pile.
    }
effect-builds-discarded = Builds a card from the discard pile for free.
effect-draws-tokens =
    { $tokens ->
        [one] Draws { $tokens } progress token from the box to keep.
       *[other] Draws { $tokens } progress tokens from the box, one of them to keep.
    }
effect-activates-god = Reveals the gods of one deck of your choice and activates one of them for free.
effect-set-points = Victory points at the end for 1, 2 or 3 Grand Temples: { $points }.
effect-wonder-discount =
    { $units ->
        [one] Your wonders cost { $units } resource less, whichever you like.
       *[other] Your wonders cost { $units } resources less, whichever you like.
    }
effect-blue-discount =
    { $units ->
        [one] Your blue cards cost { $units } resource less, whichever you like.
       *[other] Your blue cards cost { $units } resources less, whichever you like.
    }
effect-red-shields = Each further red card gives { shields } more.
effect-chain-coins = Gives { coins-moved } whenever you build for free by a chain.
effect-trade-income = You receive the coins that the opponent spends on buying resources.
effect-wonder-turn = Every further wonder of yours grants another turn.
effect-siege = The opponent loses { coins-moved } for each space you push the Conflict pawn.
effect-engineering = Any card with a chain symbol under its cost can be built { coins-for }.
effect-pantheon-discount =
    { $coins ->
        [one] Cards of the Pantheon cost you { $coins } coin less.
       *[other] Cards of the Pantheon cost you { $coins } coins less.
    }
effect-chain-gives = Chain symbol “{ $chain }”: { $card } will be free.
effect-chain-needs = Free with the chain symbol “{ $chain }” of { $card }.
effect-mythology-needs = Free with the { $mythology } mythology token.

# What gods do besides.
effect-savings = Puts { coins-moved } from the bank on this card: they can be spent but not lost, and each one left at the end is worth 1 victory point.
effect-reveals-tokens =
    { $tokens ->
        [one] When revealed, { $tokens } progress token from the box is laid on this card.
       *[other] When revealed, { $tokens } progress tokens from the box are laid on this card.
    }
effect-price-factor = Costs { $factor } times the price of its slot.
effect-asks-enki = Takes one of the progress tokens on this card.
effect-asks-nisaba = Puts the Snake on a green card of the opponent: its scientific symbol counts for you too.
effect-asks-baal = Takes over a brown or grey card of the opponent.
effect-asks-hades = Builds a card from the discard pile for free.
effect-asks-zeus = Discards any card of the structure, face up or face down.
effect-asks-anubis = Destroys a constructed wonder of either player; it can be constructed again.
effect-asks-isis-wonder = Constructs one of your wonders for free with a card from the discard pile.
effect-asks-ra = Takes over a wonder that the opponent has not constructed yet.
effect-asks-minerva = Puts Minerva on the military track: she stops the Conflict pawn once.
effect-asks-neptune-discard = Discards a military token without effect, then another one: the opponent loses its coins.
effect-asks-gate = Reveals the top god of every deck and activates one of them for free.

# What is counted: things in one's own city.
per-own =
    { $kind ->
        [brown] brown card in your city
        [grey] grey card in your city
        [blue] blue card in your city
        [green] green card in your city
        [yellow] yellow card in your city
        [red] red card in your city
        [purple] guild in your city
        [temple] Grand Temple in your city
        [sacred-tokens] mythology token or offering token of yours
        [wonder] wonder constructed in your city
        [progress] progress token of yours
        [brown-and-grey] brown or grey card in your city
       *[three-coins] 3 coins in your treasury
    }
# What is counted: things in the city that has most of them.
per-leading =
    { $kind ->
        [brown] brown card in the city with most of them
        [grey] grey card in the city with most of them
        [blue] blue card in the city with most of them
        [green] green card in the city with most of them
        [yellow] yellow card in the city with most of them
        [red] red card in the city with most of them
        [purple] guild in the city with most of them
        [temple] Grand Temple in the city with most of them
        [sacred-tokens] mythology token or offering token in the city with most of them
        [wonder] wonder constructed in the city with most of them
        [progress] progress token in the city with most of them
        [brown-and-grey] brown or grey card in the city with most of them
       *[three-coins] 3 coins in the richer treasury
    }

## What is asked

decision-none = The game is over.
decision-draft = Take one of the wonders on offer.
decision-turn = Play an accessible card: build it, discard it for coins, or construct a wonder with it.
decision-turn-activation = Play an accessible card: build it, discard it for coins, or construct a wonder with it; or activate a card of the Pantheon.
decision-progress = Take a progress token from the board.
decision-library = Keep one of the progress tokens drawn.
decision-mausoleum = Build a card from the discard pile for free.
decision-destroy-brown = Choose a brown card of the opponent to discard.
decision-destroy-grey = Choose a grey card of the opponent to discard.
decision-starter = Say who begins the Age.
decision-place-god = Put one of the drawn gods face down into an empty slot of the Pantheon.
decision-token-order = Say which uncovered mythology token comes first.
decision-gate = Activate one of the gods on top of the decks for free.
decision-theater-deck = Choose the mythology whose deck is revealed.
decision-theater-god = Activate one of the revealed gods for free.
decision-theater-order = Choose the god that goes back on top of the deck.
decision-enki = Keep one of the progress tokens on { god-enki }.
decision-nisaba = Choose a green card of the opponent for the Snake.
decision-baal = Choose a brown or grey card of the opponent to take over.
decision-hades = Build a card from the discard pile for free.
decision-zeus = Choose a card of the structure to discard.
decision-anubis = Choose a constructed wonder to destroy.
decision-isis-wonder = Choose the wonder to construct for free.
decision-isis-card = Choose the discarded card to construct the wonder with.
decision-ra = Choose a wonder of the opponent to take over.
decision-minerva = Choose the space of the military track for Minerva.
decision-neptune-discard = Choose the military token to discard without effect.
decision-neptune-apply = Choose the military token whose coins the opponent loses.

## Actions

action-build = Build { $card } { coins-for }
action-build-chain = Build { $card } for free by its chain
action-build-mythology = Build { $card } for free by the mythology token
action-build-engineered = Build { $card } { coins-for } by { progress-engineering }
action-discard = Discard { $card } for { coins-moved }
action-wonder = Construct { $wonder } with { $card } { coins-for }
action-draft = Take { $wonder }
action-progress = Take { $token }
action-decline = Take no progress token
action-begin = Let { $player } begin
action-recover = Build { $card } from the discard pile for free
action-destroy = Discard { $card } from the opponent’s city
action-activate = Activate { $god } { coins-for }
action-activate-offerings = Activate { $god } { coins-for }, using offering tokens: { $offerings }
action-place-god = Put { $god } face down into slot { $slot } of the Pantheon
action-choose-god = Activate { $god } for free
action-god-on-top = Put { $god } on top of the deck
action-reveal-deck = Reveal the { $mythology } deck
action-token-first = First take the { $mythology } mythology token (position { $position })
action-snake = Put the Snake on { $card }
action-steal-card = Take over { $card } from the opponent
action-strike = Discard { $card } from the structure
action-strike-face-down = Discard the face-down card at position { $position } of the structure
action-destroy-wonder = Destroy { $wonder }
action-raise-wonder = Construct { $wonder } for free
action-raise-with = Construct the wonder with { $card } from the discard pile
action-steal-wonder = Take over { $wonder } from the opponent
action-minerva = Put Minerva on the track: { track-space }
action-discard-military = Discard the military token ({ $coins }) on the side of { $owner } without effect
action-apply-military = Apply the military token ({ $coins }) on the side of { $owner } to the opponent

## Events

event-wonder-taken = { $player } takes { $wonder }.
event-age-begun = { age } begins.
event-card-built = { $player } builds { $card } { coins-for }.
event-chained = { $card } is free: { $source } shows its chain symbol.
event-chained-mythology = { $card } is free: { $player } has the { $mythology } mythology token.
event-engineered = { $player } builds { $card } by { progress-engineering }, without its chain symbol.
event-card-discarded = { $player } discards { $card }.
event-wonder-built = { $player } constructs { $wonder } with { $card }.
event-pawn-moved =
    { $spaces ->
        [0] { $player } pushes the Conflict pawn into the opponent’s capital.
       *[other] { $player } pushes the Conflict pawn: { spaces } to the opponent’s capital.
    }
event-looted =
    { $coins ->
        [0] Military token ({ $token }): { $player } has no coins to lose.
       *[other] Military token ({ $token }): { $player } loses { coins-moved }.
    }
event-token-taken = { $player } takes the progress token { $token }.
event-tokens-drawn = { $player } draws the progress token { $token } from the box.
event-card-destroyed = { $player } loses { $card }: it goes to the discard pile.
event-card-recovered = { $player } builds { $card } from the discard pile for free.
event-card-revealed = { $card } is turned face up.
event-wonder-returned = { $player } returns { $wonder } to the box: seven wonders have been constructed.
event-asked = { $player }: { $prompt }
event-extra-turn = { $player } takes another turn.
event-extra-turn-lost = { $player } loses the extra turn: the Age is over.
event-pair = { $player } has a pair of symbols: { $symbol }.
event-starter-chosen = { $player } decides: { $starter } begins.
event-declined = { $player } takes no progress token.
event-mythology-token = { $player } takes the { $mythology } mythology token.
event-offering-token = { $player } takes the offering token ({ $offering }).
event-gods-drawn =
    { $count ->
        [one] { $player } looks at the last god of the { $mythology } deck.
       *[other] { $player } looks at { $count } gods on top of the { $mythology } deck.
    }
event-god-placed = { $player } puts one of the { $mythology } gods face down into slot { $slot } of the Pantheon.
event-gate-placed = The { god-gate } is put into slot { $slot } of the Pantheon.
event-god-revealed = { $god } is turned face up in slot { $slot } of the Pantheon.
event-god-revealed-deck = { $god } is revealed from the deck.
event-enki-token = The progress token { $token } is laid on { god-enki }.
event-token-returned = The progress token { $token } returns from { god-enki } to the box.
event-activated = { $player } activates { $god } { coins-for }.
event-offering-spent = { $player } uses the offering token ({ $offering }).
event-gods-returned =
    { $count ->
        [0] No god is left in the { $mythology } deck.
        [one] { $player } puts the other god back on the { $mythology } deck.
       *[other] { $player } puts the other gods back on the { $mythology } deck.
    }
event-gods-returned-gate = { $player } puts the other gods back on their decks.
event-snake-placed = { $player } puts the Snake on { $card }.
event-card-stolen = { $player } takes over { $card } from the opponent.
event-card-struck = { $player } discards { $card } from the structure.
event-laid-mythology-discarded = The { $mythology } mythology token on it is discarded too.
event-laid-offering-discarded = The offering token ({ $offering }) on it is discarded too.
event-wonder-destroyed = { $player } loses { $wonder }: { $card }, which lay under it, goes to the discard pile.
event-wonder-stolen = { $player } takes over { $wonder } from the opponent.
event-minerva-placed = { $player } puts Minerva on the track: { track-space }.
event-minerva-stops =
    { $count ->
        [0] Minerva stops the Conflict pawn and leaves the track.
        [one] Minerva stops the Conflict pawn and leaves the track: { $count } shield of { $player } has no effect.
       *[other] Minerva stops the Conflict pawn and leaves the track: { $count } shields of { $player } have no effect.
    }
event-military-discarded = { $player } discards the military token ({ $coins }) on the side of { $owner } without effect.

# Coins that move, by their cause.
event-coins-cost = { $player } pays { coins-moved } to the bank.
event-coins-trade = { $player } spends { coins-moved } on trade.
event-coins-discard = { $player } receives { coins-moved } for the discarded card.
event-coins-effect = { $player } receives { coins-moved } from the bank.
event-coins-loot = { $player } returns { coins-moved } to the bank: military token.
event-coins-rival-wonder = { $player } loses { coins-moved } to the opponent’s wonder.
event-coins-chain = { $player } receives { coins-moved } for the chain ({ progress-urbanism }).
event-coins-income = { $player } receives { coins-moved } from the opponent’s trade ({ progress-economy }).
event-coins-activation = { $player } pays { coins-moved } for the activation.
event-coins-siege = { $player } loses { coins-moved } ({ progress-poliorcetics }).

# The same for coins on Astarte.
event-savings-effect = { $player } puts { coins-moved } from the bank on { god-astarte }.
event-savings-cost = { $player } pays { coins-moved } from { god-astarte } to the bank.
event-savings-trade = { $player } spends { coins-moved } from { god-astarte } on trade.
event-savings-activation = { $player } pays { coins-moved } from { god-astarte } for the activation.

# How a game ends, by the kind of victory.
event-game-over-civilian = { $player } wins a civilian victory.
event-game-over-military = { $player } wins by military supremacy.
event-game-over-scientific = { $player } wins by scientific supremacy.
event-game-over-shared = The players share the victory.

## Prices

price-free = Nothing to pay: no cost is printed.
price-chain = Free by the chain: { $card } shows the symbol “{ $chain }”.
price-mythology = Free by the { $mythology } mythology token.
price-engineering = { progress-engineering } instead of the printed cost: { coins }.
price-coins = Printed on the card: { coins }.
price-produced = Produced: { $resources }.
price-chosen = Produced by choice: { $sources }.
# One source of a choice and the resource it gives here.
price-chosen-source = { $resource } ({ $source })
price-waived = Waived by { $token }: { $resources }.
price-bought = Bought: { $resources }.
# Units of one resource and what each of them costs.
price-bought-resource =
    { $units ->
        [one] { $resource } at { coins-each }
       *[other] { $resource } at { coins-each } each
    }
price-total =
    { $coins ->
        [0] Total: free.
       *[other] Total: { coins }.
    }

# Activating a card of the Pantheon.
price-slot = Slot { $slot } of the Pantheon: { coins }.
price-doubled = Doubled for the { god-gate }: { coins }.
price-discount = { $wonder } takes off { coins }.
# What the total becomes with offering tokens.
price-offerings = With offering tokens: { $ways }.
price-offering-way =
    { $coins ->
        [0] { $offerings } – free
       *[other] { $offerings } – { coins }
    }

## Why something is impossible

obstacle-covered =
    { $count ->
        [0] Other cards lie on it.
       *[other] Covered by { $cards }.
    }
# Cards that nobody has seen yet, as they appear in the list of the sentence above.
covering-face-down =
    { $count ->
        [one] a face-down card
       *[other] { $count } face-down cards
    }
covering-face-down-guild =
    { $count ->
        [one] a face-down guild
       *[other] { $count } face-down guilds
    }
covering-face-down-temple =
    { $count ->
        [one] a face-down Grand Temple
       *[other] { $count } face-down Grand Temples
    }
obstacle-not-in-structure =
    { $where ->
        [discard] It is in the discard pile.
        [wonder] It lies under a wonder.
        [later] It belongs to a later Age.
       *[box] It is not in this game: it stayed in the box.
    }
obstacle-face-down = It has not been seen: it lies face down or stayed in the box.
obstacle-cannot-pay = The treasury holds { coins }: { coins-short }.
obstacle-cannot-pay-savings = The treasury and { god-astarte } hold { coins }: { coins-short }.
obstacle-wonder-limit = Seven wonders have been constructed; no more are allowed.
obstacle-already-built = Already built in the city of { $player }.
obstacle-not-yours = This wonder belongs to { $player }.
obstacle-unowned = Nobody has this wonder.
obstacle-returned-to-box = This wonder has gone back to the box.
obstacle-too-early = Cards of the Pantheon are activated from Age II on.
obstacle-already-activated = Already activated by { $player }.
obstacle-not-in-pantheon =
    { $where ->
        [deck] It is not in the Pantheon but in its deck.
        [hidden] It lies face down in the Pantheon or in its deck.
        [later] It comes into the Pantheon in Age II.
       *[box] This game is played without the Pantheon.
    }
obstacle-not-your-turn = Now it is up to { $player }.
obstacle-game-over = The game is over.
obstacle-other-decision = Another decision comes first. { $prompt }

## The score pad and kinds of victory

category-blue = Civilian buildings
category-green = Scientific buildings
category-yellow = Commercial buildings
category-guilds = Guilds
category-wonders = Wonders
category-progress = Progress tokens
category-treasury = Treasury
category-military = Military
category-temples = Grand Temples
category-gods = Gods

victory-civilian = Civilian victory
victory-military = Military supremacy
victory-scientific = Scientific supremacy
victory-shared = Shared victory

## Options and rulings

option-first-player = First player
option-first-player-random = drawn by lot
option-first-player-0 = Player 1
option-first-player-1 = Player 2
option-wonders = Wonders
option-wonders-draft = chosen in turn
option-wonders-first-game = the sets for a first game
option-rulings = Rulings
option-rulings-rulebook = as in the rulebook
option-rulings-arena = as on Board Game Arena
option-rulings-ukrainian = as in the Ukrainian rulebook of Pantheon
option-rulings-russian = as in the Russian rulebook of Pantheon
option-centre-starter = Pawn in the centre at the end of an Age: the last player
option-centre-starter-begins = begins the next Age
option-centre-starter-chooses = chooses who begins the next Age
option-progress-choice = A pair of scientific symbols: a progress token
option-progress-choice-optional = may be taken
option-progress-choice-compulsory = must be taken
option-pantheon = Pantheon expansion
option-pantheon-false = without it
option-pantheon-true = with it
option-minerva = Minerva stops the Conflict pawn
option-minerva-before = before her space
option-minerva-on = on her space
option-minerva-space = Minerva may be put on
option-minerva-space-any = any space of the track
option-minerva-space-not-pawn = any space but the pawn’s
option-zeus-token = The token on the card that Zeus discards
option-zeus-token-take = is taken by the player
option-zeus-token-discard = is discarded with the card
option-token-order = An uncovered card with a token: first
option-token-order-token-first = the token is taken
option-token-order-card-first = the card is turned face up
option-temple-urbanism = Urbanism for a Grand Temple built by a mythology token
option-temple-urbanism-pays = pays its coins
option-temple-urbanism-nothing = gives nothing
option-extra-turns = Several wonders with another turn, constructed in one turn, grant
option-extra-turns-one = one more turn
option-extra-turns-several = a turn each
option-double-supremacy = One effect that reaches both supremacies is
option-double-supremacy-scientific = a scientific supremacy
option-double-supremacy-military = a military supremacy
option-single-god = The only god left in a deck
option-single-god-place = is placed
option-single-god-leave = stays in the deck

## Score pad: adding up a game played with real cards

scorepad-title = Score pad of 7 Wonders Duel
scorepad-title-pantheon = Score pad of 7 Wonders Duel: Pantheon
scorepad-keys = ? explains a question, < goes back to the one before.
scorepad-name-first = Name of the first player
scorepad-name-second = Name of the second player
scorepad-ending = How did the game end?
scorepad-ending-civilian = After Age III: count the points
scorepad-ending-military = Military supremacy: the Conflict pawn reached a capital
scorepad-ending-scientific = Scientific supremacy: six different scientific symbols
scorepad-winner = Who won?
scorepad-choice = Number

# What to enter in each row, after the name of the row.
scorepad-asks-blue = points on the blue cards
scorepad-asks-green = points on the green cards
scorepad-asks-yellow = points on the yellow cards
scorepad-asks-guilds = points of the purple cards
scorepad-asks-wonders = points on the constructed wonders
scorepad-asks-progress = points of the progress tokens
scorepad-asks-treasury = coins left
scorepad-asks-military = spaces the pawn has gone from the centre toward the opponent
scorepad-asks-temples = Grand Temples built
scorepad-asks-gods = points of the gods

# What ? tells.
scorepad-help-name = The name stands at the head of the player’s column. Enter takes the name in brackets.
scorepad-help-ending = A supremacy wins at once, whatever the points. Otherwise the points decide after Age III; if they are equal, the points on blue cards.
scorepad-help-winner = The player whose army reached the opponent’s capital, or who holds the six symbols.
scorepad-help-blue = Add up the points on the blue cards of the city. If the totals are equal, this row decides.
scorepad-help-green = Add up the points on the green cards. Not every green card has them.
scorepad-help-yellow = Add up the points on the yellow cards. Only those of Age III have them.
scorepad-help-guilds = A guild counts the city that has most of what it names, yours or the opponent’s:
scorepad-help-wonders = Add up the points on the wonders that were constructed. Those without a card under them are worth nothing.
scorepad-help-progress = { progress-agriculture }: 4. { progress-philosophy }: 7. { progress-mathematics }: 3 for each of your progress tokens, itself included. The others: 0.
scorepad-help-treasury = Enter the coins themselves; every full 3 coins are 1 point.
scorepad-help-military = Only the player who pushed the pawn over to the opponent’s side scores: 2 points on spaces 1 and 2, 5 points on spaces 3 to 5, 10 points on spaces 6 to 8. The points themselves may be entered as well.
scorepad-help-mysticism = { progress-mysticism }: 2 for each of your mythology tokens and for each offering token not used.
scorepad-help-savings = Coins on { god-astarte } do not belong here but in the row of the gods.
scorepad-help-temples = Enter how many Grand Temples the city has: 1 is worth 5 points, 2 are worth 12, 3 are worth 21. The points themselves may be entered as well.
scorepad-help-gods = { god-aphrodite }: 9. { god-astarte }: 1 for each coin left on the card. The others: 0.

# What is allowed instead of what was entered.
scorepad-allowed = Enter a whole number from 0 to { $most }.
scorepad-allowed-military = Enter spaces, from 0 to 8, or points: 0, 2, 5 or 10. A pawn in a capital is a military supremacy.
scorepad-allowed-temples = Enter Grand Temples, from 0 to 3, or points: 0, 5, 12 or 21. A game has three of them for both players together.
scorepad-allowed-choice = Enter one of these: { $choices }.
scorepad-allowed-name = A name has at most { $most } characters, and the two names differ.
scorepad-both-ahead = Only one player can be ahead on the military track.

scorepad-review = Enter finishes; the number of a row corrects it.
scorepad-row = Row
# How the points stand, the winner's first.
scorepad-margin = Points: { $winner } to { $loser }.
scorepad-blue-decides = The totals are equal; points on blue cards decide: { $winner } to { $loser }.
scorepad-all-equal = The totals are equal, and so are the points on blue cards.
scorepad-abandoned = The score pad was left unfinished.

## The game at the terminal

# What the human and the bot are called.
terminal-human = Player
terminal-bot = Bot

# One letter for each resource, all different.
terminal-letter-wood = W
terminal-letter-stone = S
terminal-letter-clay = C
terminal-letter-glass = G
terminal-letter-papyrus = P

# Scientific symbols in at most 13 characters.
terminal-symbol-wheel = wheel
terminal-symbol-mortar = mortar
terminal-symbol-quill = quill
terminal-symbol-pendulum = pendulum
terminal-symbol-sundial = sundial
terminal-symbol-sphere = sphere
terminal-symbol-scales = scales
# Mythologies in at most 6 characters.
terminal-mythology-mesopotamian = Mesop.
terminal-mythology-phoenician = Phoen.
terminal-mythology-greek = Greek
terminal-mythology-egyptian = Egypt.
terminal-mythology-roman = Roman

# Effects in as few characters as possible.
terminal-short-rival = rival −{ $loss }
terminal-short-recover = from discard
terminal-short-token = token
terminal-short-turn = +turn
terminal-short-discount = { $sign } −{ $units } res.
terminal-short-chain-coins = chain +{ $coins }
terminal-short-income = rival’s trade
terminal-short-siege = rival −{ $loss } a space
terminal-short-engineering = chains for { $coins }
terminal-short-god-enki = progress token
terminal-short-god-nisaba = copies a symbol
terminal-short-god-baal = takes a ■ or □
terminal-short-god-hades = builds from discard
terminal-short-god-zeus = discards a card
terminal-short-god-anubis = destroys a wonder
terminal-short-god-isis = builds a wonder
terminal-short-god-ra = takes a wonder
terminal-short-god-minerva = stops the pawn
terminal-short-god-neptune = military tokens
terminal-short-god-gate = a god from a deck
# On the back of a card.
terminal-guild-back = guild
terminal-temple-back = temple
# Beside a price: free by a chain. At most 6 characters.
terminal-chain = chain
# Beside a price: built by Engineering. At most 6 characters.
terminal-engineered = engin.

# Headings of the table.
terminal-draft = Choosing wonders
terminal-move = Move { $number }
terminal-log = Last moves
terminal-makes = Makes
terminal-buys = Buys at
terminal-symbols = Symbols
terminal-chains = Chains
terminal-progress = Progress
terminal-mythologies = Mythology
terminal-offerings = Offerings
terminal-decks = Decks of gods
terminal-built = built
terminal-returned = returned to the box
terminal-on-board = On the board
terminal-pawn-centre = The pawn is in the centre: { spaces } to each capital.
terminal-pawn-ahead = { $player } is ahead: { spaces } to the capital, { points } so far.
terminal-minerva = { god-minerva }: { track-space }
# What a slot of the Pantheon holds.
terminal-slot-empty = empty
terminal-slot-face-down = { $mythology } god, face down
terminal-slot-known-alone = face down; only you know it
terminal-slot-known-both = face down; both of you know it
# A deck of gods: how many it holds, and which they may be.
terminal-deck =
    { $count ->
        [0] no gods
        [one] { $count } god
       *[other] { $count } gods
    }
terminal-deck-order = from the top: { $gods }
terminal-deck-among = among { $gods }

# Questions. The keys are numbers such as 1–6.
terminal-ask-card = { $player }, choose a card: { $keys }. Help: ?
terminal-ask-use = What to do with it: { $keys }. Another card: Enter.
terminal-ask-choice = Your choice: { $keys }. Help: ?
terminal-ask-card-or-god = { $player }, choose a card: { $keys }, or a god: { $gods }. Help: ?
terminal-ask-way = How to pay: { $keys }. Something else: Enter.
terminal-ask-god = Which god: { $keys }. God and slot at once: { $example }
terminal-ask-slot = Slot for { $god }: { $keys }. Another god: Enter.
terminal-ask-structure = Number of the card on the table: { $keys }. Help: ?
terminal-ask-space = Number of the space: { $keys }. Help: ?
terminal-more = Enter shows more.
terminal-build = Build { $card }
terminal-construct = Construct { $wonder }
terminal-activate = Activate { $god }
# Said of offering tokens worth more than the price.
terminal-wasteful = More than the price: nothing is given back.
terminal-on-card = On the card: { $tokens }
# What a copied scientific symbol is to its new owner.
terminal-symbol-again = a second one: a pair
terminal-symbol-new = { $count } of 6
# Between two humans at one screen, before and after something secret.
terminal-hand-over = What comes next is for { $player } alone. Hand over the screen; Enter shows it.
terminal-only-you = What only { $player } knows
terminal-hide = Enter hides it again.
# In the story of a finished game.
terminal-placed = It was { $god }.
terminal-put-on-top = { $god } lies on top.

# Answers that cannot be taken.
terminal-refused = “{ $answer }” is no choice here. Allowed: { $keys }, or a command; ? lists them.
terminal-impossible = That is not possible.
terminal-no-god = Slot { $slot } of the Pantheon is empty.
terminal-slot-taken = Slot { $slot } is taken.
terminal-not-on-pawn = By the ruling of this game Minerva may not be put on the pawn’s space.
terminal-nothing-to-undo = There is nothing to take back.
terminal-unknown-name = Nothing is called “{ $name }”.
terminal-several-names = Several names fit: { $names }.
terminal-no-log = Nothing has happened yet.
terminal-empty-discard = The discard pile is empty.

# Saving and going on.
terminal-resumed = Going on with the saved game at move { $number }. A new one begins with { $command }.
terminal-own-options = The saved game keeps its own options; without effect now: { $options }.
terminal-kept = The unfinished game was kept. Go on with it later: { $command }.
terminal-broken = The saved game cannot be read: { $problem }. It was moved to { $file }, and a new game begins.
terminal-not-saved = The game could not be saved: { $problem }.
terminal-left = The game is saved. Go on with it: { $command }
terminal-finished = The game was stored: { $file }
terminal-replay = Look at it again: { $command }
terminal-thinking = { $player } is thinking…
terminal-score-now = If the game ended now

# Help.
terminal-help-commands = What to type
terminal-help-number = a card’s number, then what to do with it; both at once with a space between them
terminal-help-activate = activate the card in slot 3 of the Pantheon; with a further number: paid in that way
terminal-help-pantheon = the Pantheon, its prices and what its gods do; the decks of gods
terminal-help-secrets = what only you know of the gods, when the other looks away
terminal-help-enter = draw the table again
terminal-help-card = what the face-up cards do; with a name or number: that card, wonder or token, and its price
terminal-help-wonders = wonders and what they do
terminal-help-progress = progress tokens and what they do
terminal-help-discard = the discard pile
terminal-help-log = the last moves; with a number: that many
terminal-help-score = the score, as if the game ended now
terminal-help-undo = take back the last decision; against a bot, your own last one
terminal-help-quit = leave; the game is saved
terminal-help-signs = Signs
terminal-sign-point = victory points
terminal-sign-coin = coins
terminal-sign-shield = shields
terminal-sign-wonder = wonder
terminal-sign-god = god, Pantheon
terminal-sign-mythology = mythology token
terminal-sign-offering = offering token
terminal-sign-snake = the Snake
terminal-sign-minerva = Minerva
terminal-sign-possible = you can pay
terminal-sign-impossible = you cannot pay
terminal-help-frame = Cards with a thick frame and a number can be played; below them is the price for you. On the track, numbers are coins of military tokens; beside it, spaces to each capital.
terminal-help-pantheon-signs = In the Pantheon your price comes first, the opponent’s second. A name in brackets: a god face down that you know; ░ and a mythology: one that you do not. Decks: how many gods, and from the top those that you know.
