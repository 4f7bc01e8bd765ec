### The score pad of 7 Wonders: adding up a game played with real cards.

## Questions

classic-scorepad-title = Score pad of 7 Wonders
classic-scorepad-players = How many players
classic-scorepad-name = Name of player { $number }

## Rows in as few letters as possible, where seven players stand beside them

classic-scorepad-row-military = Conflicts
classic-scorepad-row-coins = Treasury
classic-scorepad-row-wonder = Wonder
classic-scorepad-row-civilian = Civilian
classic-scorepad-row-science = Science
classic-scorepad-row-commerce = Commerce
classic-scorepad-row-guilds = Guilds

# What to enter in each row, after the name of the row.
classic-scorepad-asks-military = points of the conflict tokens
classic-scorepad-asks-coins = coins left
classic-scorepad-asks-wonder = points on the built stages
classic-scorepad-asks-civilian = points on the blue cards
classic-scorepad-asks-science = points, or symbols such as 3 2 1 1; ? explains them
classic-scorepad-asks-commerce = points of the yellow cards
classic-scorepad-asks-guilds = points of the purple cards

# What ? tells.
classic-scorepad-help-players = Two to seven. Two play with the Free City, which cannot win: only the two players are entered.
classic-scorepad-help-military = Add up the tokens: victories of Age I, II and III are worth 1, 3 and 5 points, every defeat takes 1 away. The sum may be negative.
classic-scorepad-help-coins = Enter the coins themselves; every full 3 coins are 1 point. If the totals are equal, coins decide.
classic-scorepad-help-wonder = Add up the points on the stages that were built. Those without a card under them are worth nothing.
classic-scorepad-help-civilian = Add up the points on the blue cards of the city.
classic-scorepad-help-science = Enter the points, or how many symbols of each kind, with spaces between them: { classic-symbol-compass }, { classic-symbol-gear }, { classic-symbol-tablet }. A fourth number is for symbols of your choice, from the { classic-card-scientists-guild } or from { classic-board-babylon }; they become what is worth most. Equal symbols are worth their number times itself, every three different ones 7 more.
classic-scorepad-help-commerce = Add up the points of the yellow cards. Only those of Age III have them, for what stands in your own city.
classic-scorepad-help-guilds = Add up the points of the guilds. A copied guild counts as if it stood in your city:

# What a guild is worth, after its name.
classic-scorepad-guild-workers = 1 for each brown card of the neighbours
classic-scorepad-guild-craftsmens = 2 for each grey card of the neighbours
classic-scorepad-guild-traders = 1 for each yellow card of the neighbours
classic-scorepad-guild-philosophers = 1 for each green card of the neighbours
classic-scorepad-guild-spies = 1 for each red card of the neighbours
classic-scorepad-guild-strategists = 1 for each defeat token of the neighbours
classic-scorepad-guild-shipowners = 1 for each brown card, grey card and guild of your own
classic-scorepad-guild-scientists = 0 here; its symbol belongs in the row of science
classic-scorepad-guild-magistrates = 1 for each blue card of the neighbours
classic-scorepad-guild-builders = 1 for each built stage, yours and the neighbours’
classic-scorepad-guild-decorators = 7 if all stages of your wonder are built

# Said of a guild.
classic-scorepad-only-first = first edition
classic-scorepad-only-second = second edition

# What is allowed instead of what was entered.
classic-scorepad-allowed-range = Enter a whole number from { $least } to { $most }.
classic-scorepad-allowed-science = Enter points, from 0 to { $most }, or symbols: three numbers from 0 to { $each }, and a fourth from 0 to { $any } for those of your choice, as in 3 2 1 1.
classic-scorepad-allowed-name = A name has at most { $most } characters, and no two names are the same.

## The verdict

classic-scorepad-wins = { $player } wins: { points }.
classic-scorepad-shares = { $players } share the victory: { points-each } each.
classic-scorepad-coins-decide = The totals are equal; coins decide: { $winner } to { $loser }.
classic-scorepad-all-equal = Their totals are equal, and so are their coins.
