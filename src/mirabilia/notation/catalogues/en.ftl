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

## Words of the game

term-structure = Structure
term-city = City
term-treasury = Treasury
term-discard-pile = Discard pile
term-box = Box
term-wonders = Wonders
term-progress-tokens = Progress tokens
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
effect-chain-gives = Chain symbol “{ $chain }”: { $card } will be free.
effect-chain-needs = Free with the chain symbol “{ $chain }” of { $card }.

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
        [wonder] wonder constructed in the city with most of them
        [progress] progress token in the city with most of them
        [brown-and-grey] brown or grey card in the city with most of them
       *[three-coins] 3 coins in the richer treasury
    }

## What is asked

decision-none = The game is over.
decision-draft = Take one of the wonders on offer.
decision-turn = Play an accessible card: build it, discard it for coins, or construct a wonder with it.
decision-progress = Take a progress token from the board.
decision-library = Keep one of the progress tokens drawn.
decision-mausoleum = Build a card from the discard pile for free.
decision-destroy-brown = Choose a brown card of the opponent to discard.
decision-destroy-grey = Choose a grey card of the opponent to discard.
decision-starter = Say who begins the Age.

## Actions

action-build = Build { $card } { coins-for }
action-build-chain = Build { $card } for free by its chain
action-discard = Discard { $card } for { coins-moved }
action-wonder = Construct { $wonder } with { $card } { coins-for }
action-draft = Take { $wonder }
action-progress = Take { $token }
action-decline = Take no progress token
action-begin = Let { $player } begin
action-recover = Build { $card } from the discard pile for free
action-destroy = Discard { $card } from the opponent’s city

## Events

event-wonder-taken = { $player } takes { $wonder }.
event-age-begun = { age } begins.
event-card-built = { $player } builds { $card } { coins-for }.
event-chained = { $card } is free: { $source } shows its chain symbol.
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

# Coins that move, by their cause.
event-coins-cost = { $player } pays { coins-moved } to the bank.
event-coins-trade = { $player } spends { coins-moved } on trade.
event-coins-discard = { $player } receives { coins-moved } for the discarded card.
event-coins-effect = { $player } receives { coins-moved } from the bank.
event-coins-loot = { $player } returns { coins-moved } to the bank: military token.
event-coins-rival-wonder = { $player } loses { coins-moved } to the opponent’s wonder.
event-coins-chain = { $player } receives { coins-moved } for the chain ({ progress-urbanism }).
event-coins-income = { $player } receives { coins-moved } from the opponent’s trade ({ progress-economy }).

# How a game ends, by the kind of victory.
event-game-over-civilian = { $player } wins a civilian victory.
event-game-over-military = { $player } wins by military supremacy.
event-game-over-scientific = { $player } wins by scientific supremacy.
event-game-over-shared = The players share the victory.

## Prices

price-free = Nothing to pay: no cost is printed.
price-chain = Free by the chain: { $card } shows the symbol “{ $chain }”.
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
obstacle-not-in-structure =
    { $where ->
        [discard] It is in the discard pile.
        [wonder] It lies under a wonder.
        [later] It belongs to a later Age.
       *[box] It is not in this game: it stayed in the box.
    }
obstacle-face-down = It has not been seen: it lies face down or stayed in the box.
obstacle-cannot-pay = The treasury holds { coins }: { coins-short }.
obstacle-wonder-limit = Seven wonders have been constructed; no more are allowed.
obstacle-already-built = Already built in the city of { $player }.
obstacle-not-yours = This wonder belongs to { $player }.
obstacle-unowned = Nobody has this wonder.
obstacle-returned-to-box = This wonder has gone back to the box.
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
option-centre-starter = Pawn in the centre at the end of an Age: the last player
option-centre-starter-begins = begins the next Age
option-centre-starter-chooses = chooses who begins the next Age
option-progress-choice = A pair of scientific symbols: a progress token
option-progress-choice-optional = may be taken
option-progress-choice-compulsory = must be taken

## Score pad: adding up a game played with real cards

scorepad-title = Score pad of 7 Wonders Duel
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

# What is allowed instead of what was entered.
scorepad-allowed = Allowed are whole numbers from 0 to { $most }.
scorepad-allowed-military = Allowed are spaces, from 0 to 8, or points: 0, 2, 5 or 10. A pawn in a capital is a military supremacy.
scorepad-allowed-choice = Allowed are { $choices }.
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

# Effects in as few characters as possible.
terminal-short-rival = rival −{ $loss }
terminal-short-recover = from discard
terminal-short-token = token
terminal-short-turn = +turn
terminal-short-discount = { $sign } −{ $units } res.
terminal-short-chain-coins = chain +{ $coins }
terminal-short-income = rival’s trade
# On the back of a card.
terminal-guild-back = guild
# Beside a price: free by a chain. At most 6 characters.
terminal-chain = chain

# Headings of the table.
terminal-draft = Choosing wonders
terminal-move = Move { $number }
terminal-log = Last moves
terminal-makes = Makes
terminal-buys = Buys at
terminal-symbols = Symbols
terminal-chains = Chains
terminal-progress = Progress
terminal-built = built
terminal-returned = returned to the box
terminal-on-board = On the board
terminal-pawn-centre = The pawn is in the centre: { spaces } to each capital.
terminal-pawn-ahead = { $player } is ahead: { spaces } to the capital, { points } so far.

# Questions. The keys are numbers such as 1–6.
terminal-ask-card = { $player }, choose a card: { $keys }. Help: ?
terminal-ask-use = What to do with it: { $keys }. Another card: Enter.
terminal-ask-choice = Your choice: { $keys }. Help: ?
terminal-build = Build { $card }
terminal-construct = Construct { $wonder }

# Answers that cannot be taken.
terminal-refused = “{ $answer }” is no choice here. Allowed: { $keys }, or a command; ? lists them.
terminal-impossible = That is not possible.
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
terminal-sign-possible = you can pay
terminal-sign-impossible = you cannot pay
terminal-help-frame = Cards with a thick frame and a number can be played; below them is the price for you. On the track, numbers are coins of military tokens; beside it, spaces to each capital.
