### The page: short words.

## Why something is impossible, in as few words as possible

obstacle-short-game-over = game over
obstacle-short-not-your-turn = not your turn
obstacle-short-other-decision = another decision comes first
obstacle-short-covered = covered
obstacle-short-face-down = face down
obstacle-short-not-in-structure = not in the structure
obstacle-short-already-built = already built
obstacle-short-not-yours = not your wonder
obstacle-short-returned-to-box = back in the box
obstacle-short-wonder-limit = seven wonders built
obstacle-short-cannot-pay = too few coins
obstacle-short-too-early = from Age II on
obstacle-short-already-activated = already activated
obstacle-short-not-in-pantheon = not in the Pantheon

classic-obstacle-short-game-over = { obstacle-short-game-over }
classic-obstacle-short-other-decision = { obstacle-short-other-decision }
classic-obstacle-short-not-in-hand = not in your hand
classic-obstacle-short-chosen-already = chosen for your city
classic-obstacle-short-already-built = { obstacle-short-already-built }
classic-obstacle-short-wonder-complete = wonder complete
classic-obstacle-short-only-chains = only chains are left
classic-obstacle-short-side-not-chosen = side not chosen yet
classic-obstacle-short-not-in-edition = not in this edition
classic-obstacle-short-not-for-sale = resources missing
classic-obstacle-short-cannot-pay = { obstacle-short-cannot-pay }

## The score pad: what to enter in a row with fields for symbols

classic-scorepad-form-science = points, or how many symbols
classic-scorepad-form-help-science = Enter the points, or count the symbols. A symbol of any kind, from the { classic-card-scientists-guild } or from { classic-board-babylon }, becomes what is worth most. Equal symbols are worth their number times itself, every three different ones 7 more.
scorepad-form-help-temples = Enter how many Grand Temples the city has: 1 is worth 5 points, 2 are worth 12, 3 are worth 21.

## The bots' levels as players

bot-apprentice = Apprentice
bot-builder = Builder
bot-architect = Architect
bot-wonder = Wonder
# One of several bots of a kind.
bot-numbered = { $name } { $number }
