### 7 Wonders at the terminal.

## Names and signs

classic-terminal-title = 7 Wonders
# What several bots are called.
classic-terminal-bot = Bot { $number }

# Sides of a board in as few characters as possible.
classic-terminal-side-a = A
classic-terminal-side-b = B
classic-terminal-side-day = Day
classic-terminal-side-night = Night

# One letter for each resource, all different.
classic-terminal-letter-wood = W
classic-terminal-letter-stone = S
classic-terminal-letter-clay = C
classic-terminal-letter-ore = O
classic-terminal-letter-glass = G
classic-terminal-letter-loom = T
classic-terminal-letter-papyrus = P

# Effects in as few characters as possible.
classic-terminal-short-seventh-card = 7th card too
classic-terminal-short-free-building = 1 free an Age
classic-terminal-short-copy-guild = copies a ♦
classic-terminal-short-free-colour = new colour free
classic-terminal-short-free-first = 1st card free
classic-terminal-short-free-last = last card free
classic-terminal-short-builds-discarded = from discard
# Points for a wonder with all its stages.
classic-terminal-short-complete = { $gain } all { $sign }

## The table

classic-terminal-turn = Turn { $turn } of { $last }
classic-terminal-sides = Choosing sides
# Where the hands are passed to after this turn.
classic-terminal-holder = Free City: { $player }
classic-terminal-passing-left = hands go left → { $player }
classic-terminal-passing-right = hands go right → { $player }
classic-terminal-last-turn = Last turn:
classic-terminal-this-turn = This turn:
classic-terminal-conflicts = Conflicts:
# What somebody did with a card.
classic-terminal-sold = sells a card
classic-terminal-recovered = from discard

# Beside a card in the hand: why it is free, or cannot be built.
classic-terminal-note-power = power
classic-terminal-note-built = built already
classic-terminal-note-chosen = for your own city
classic-terminal-note-complete = all stages built
classic-terminal-note-lacks = lacks { $resources }
classic-terminal-note-short = { $coins } short
# Beside the next stage.
classic-terminal-any-card = with any card
classic-terminal-for-free-city = For the Free City:

## Choices

classic-terminal-several-ways =
    { $count ->
        [one] { $count } way to pay: { $coins }
       *[other] { $count } ways to pay: { $coins }
    }
classic-terminal-only-power = It cannot be paid for; only the wonder’s power can build it.
classic-terminal-stage = Next stage
classic-terminal-build-stage = Build stage { $stage }
classic-terminal-sell = Sell { $card }
classic-terminal-starts = produces { $resource }
classic-terminal-chosen = Chosen: { $choice }

## Questions

# The keys are numbers such as 1–6; $key is a letter.
classic-terminal-ask-again = { $player }, another choice: { $keys }. Enter keeps this one. Help: ?
classic-terminal-ask-free-city = { $player }, a card for the Free City: { $keys }. Your own choice anew: { $key }. Help: ?
# Several people at one screen.
classic-terminal-hand-over = { $player } is next: pass the screen on and press Enter.
classic-terminal-hand-over-or = { $player } is next: pass the screen on and press Enter. Somebody else: { $keys }.
classic-terminal-have-chosen = Have chosen: { $players }.
classic-terminal-still-choose = Still to choose: { $players }.
classic-terminal-no-hand = Hands are hidden now.
classic-terminal-age-over = { $age } is over
classic-terminal-go-on = Enter goes on.

## Lookups and help

classic-terminal-stages-built =
    { $stages ->
        [0] no stage built
        [one] { $stages } stage built
       *[other] { $stages } stages built
    }
classic-terminal-pile =
    { $count ->
        [one] { $count } card lies face down on the discard pile.
       *[other] { $count } cards lie face down on the discard pile.
    }
classic-terminal-pile-known = You know of these: { $cards }.
classic-terminal-help-number = a card’s number, then what to do with it, then how to pay; all at once with spaces between them
classic-terminal-help-enter = draw the table again; where a choice has been made, keep it
classic-terminal-help-take-back = take back the choice for your own city, while you choose for the Free City
classic-terminal-help-card = what the cards in hand do; with a name or number: that card or board, and the price
classic-terminal-help-price = what a unit and the next stage cost you; with a number or name: every way to pay for that card
classic-terminal-help-cities = all cities and their buildings
classic-terminal-help-boards = the boards and what their stages do
classic-terminal-help-log = the last turns; with a number: that many
classic-terminal-help-undo = take back the last decision made at this screen
classic-terminal-sign-chain = makes free later
classic-terminal-sign-own = your city
classic-terminal-sign-possible = you can build it
classic-terminal-sign-impossible = you cannot build it
classic-terminal-help-table = A neighbour’s ■ and □ are what you can buy there, and the price of a unit; of letters with a stroke between them, one at a time. In brackets after the shields: points of victory and defeat tokens. Arrows after an effect show in which cities it counts.
