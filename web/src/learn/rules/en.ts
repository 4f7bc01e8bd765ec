import type { Rules } from './form';

export default {
  duel: {
    goal: {
      title: 'Goal of the game',
      body: [
        'Two players each lead a city through three Ages. There are three ways to win.',
        '- Military supremacy: the Conflict pawn enters the opponent’s capital. The game is over at once.',
        '- Scientific supremacy: you own six different scientific symbols. The game is over at once.',
        '- Civilian victory: nobody has won before the end of Age III, and you have more victory points.',
      ],
    },
    setup: {
      title: 'Set-up',
      body: [
        '- The board lies between you, the Conflict pawn in its middle, the four military tokens on their places.',
        '- Shuffle the 10 progress tokens and put 5 on the board, face up. The others go into the box.',
        '- Each player takes 7 coins.',
        '- Return 3 cards of each Age deck to the box, unseen. Draw 3 of the 7 guilds and shuffle them into Age III.',
      ],
    },
    draft: {
      title: 'Choosing wonders',
      body: [
        'Each player gets 4 of the 12 wonders.',
        '- Lay out 4 wonders. The first player takes one, the second takes two, the first gets the last.',
        '- Lay out 4 more. Now the second player begins in the same way.',
        'For a first game the rulebook names two ready sets: Pyramids, Great Lighthouse, Temple of Artemis and Statue of Zeus for one; Circus Maximus, Piraeus, Appian Way and Colossus for the other.',
      ],
    },
    turn: {
      title: 'A turn',
      body: [
        'At the start of an Age its 20 cards are laid out as a [[structure::The overlapping cards of an Age. Its rows lie face up and face down by turns.]]. On your turn take one card that no other covers and do one of three things:',
        '- build it in your city, paying its cost;',
        '- discard it for 2 coins, and 1 more for each yellow card of your city;',
        '- put it face down under one of your wonders and build that wonder, paying the wonder’s cost.',
        'Then turn up the cards that are free now. The discard pile is open to both.',
        '#layout',
      ],
    },
    cards: {
      title: 'The cards',
      body: [
        '- Brown: raw materials (wood, stone, clay).',
        '- Grey: manufactured goods (glass, papyrus).',
        '- Blue: civilian buildings, victory points.',
        '- Green: science, a symbol and mostly points.',
        '- Yellow: commerce, coins, cheaper trade, resources, points.',
        '- Red: shields.',
        '- Purple: guilds of Age III.',
        '#colours',
      ],
    },
    costs: {
      title: 'Costs and production',
      body: [
        'Coins of a cost go to the bank. Resources must be produced by your city; they are never used up and are there again for the next construction.',
        'A card that gives one of several resources gives one unit for each construction. Wonders with such a choice do too. Neither makes trade dearer for the opponent.',
        '#seals',
      ],
    },
    trade: {
      title: 'Trade',
      body: [
        'What you lack you buy from the bank, as much as you need. One unit costs 2 coins, and 1 more for each unit of that resource on the opponent’s brown and grey cards. Yellow cards and wonders do not count in this.',
        'Some yellow cards fix the price of a resource at 1 coin.',
        '#price',
        '! The opponent makes 1 stone. A building asks for 2 stone and 1 glass; you make 1 stone. The missing stone costs 2 + 1, the glass 2: you pay 5.',
      ],
    },
    chains: {
      title: 'Chains',
      body: [
        'Some cards show a white symbol under their cost. If a building of yours shows the same symbol, you build the card for nothing, coins included. The two may be one or two Ages apart.',
        '#chain',
      ],
    },
    military: {
      title: 'Military',
      body: [
        'Each shield moves the pawn one space towards the opponent’s capital, at once. The capital is the ninth space.',
        '- When the pawn enters a zone with a token, the player on whose side it lies loses 2 or 5 coins (never more than they have), and the token is gone.',
        '- At the end the player who is ahead gets 2, 5 or 10 points.',
        '#track',
      ],
    },
    science: {
      title: 'Science and progress',
      body: [
        'Six symbols are on two green cards each; the seventh is on the progress token Law.',
        '- With the second of two equal symbols you may take one progress token from the board.',
        '- With six different symbols you win at once.',
        '#symbols',
      ],
    },
    wonders: {
      title: 'Wonders',
      body: [
        'A wonder does all it shows as soon as it is built. Some of them give another turn: it begins after cards have been turned up, and is lost if none are left.',
        'Only seven wonders are built in a game. When the seventh stands, the eighth goes back to the box.',
      ],
    },
    'age-end': {
      title: 'End of an Age',
      body: [
        'An Age ends when its last card is taken. The next one is laid out.',
        'The player with the weaker army, on whose side the pawn stands, says who begins. If it stands in the middle, the player who took the last card begins.',
      ],
    },
    scoring: {
      title: 'Scoring',
      body: [
        '- the pawn: 0, 2, 5 or 10 points',
        '- blue, green and yellow cards, guilds',
        '- wonders',
        '- progress tokens',
        '- 1 point for every 3 coins',
        'A tie is broken by the points on blue cards. If those are equal too, the victory is shared.',
      ],
    },
    symbols: { title: 'Symbols', body: ['#legend'] },
    rulings: {
      title: 'Where the book is silent',
      body: [
        '- Resources of choice and those that Masonry or Architecture waive are taken so that you pay least.',
        '- A chain is always used; Urbanism then pays its 4 coins.',
        '- If one move of the pawn enters two zones, both tokens count.',
        '- Circus Maximus, Statue of Zeus and Mausoleum may be built even if there is nothing to discard or to build.',
        '- The three tokens of the Great Library are seen by both.',
        '- The next Age is laid out before somebody decides who begins it.',
        '#options',
      ],
    },
  },
  pantheon: {
    goal: {
      title: 'What is new',
      body: [
        'Gods enter the game. In Age I you bring them to the Pantheon, in Ages II and III you activate them. All rules of Duel hold, and there are no guilds.',
      ],
    },
    setup: {
      title: 'Set-up',
      body: [
        '- Shuffle the gods of each of the five mythologies separately: five decks beside the board of the Pantheon.',
        '- Two more wonders and three more progress tokens join.',
        '- Lay out Age I first. 5 of the 10 mythology tokens go on its marked cards, face up. Then choose wonders.',
        '- Age II: the Gate goes to the empty slot, the gods are turned up. The 3 offering tokens go on the marked cards.',
        '- Age III: instead of guilds, 3 of the 5 Grand Temples are shuffled in.',
        '#layouts',
      ],
    },
    tokens: {
      title: 'Mythology tokens',
      body: [
        'When you are about to turn up a card with a mythology token, take the token first. Look at the two top gods of that deck: one goes face down to any empty slot, the other back on top. The opponent sees only the mythology.',
        'You keep the token.',
      ],
    },
    offerings: {
      title: 'Offering tokens',
      body: [
        'You take them in Age II in the same way. Each lowers the price of one god by 2, 3 or 4 coins and is then gone. You may use several together, also for the Gate; no change is given.',
      ],
    },
    activation: {
      title: 'Activating a god',
      body: [
        'From Age II on there is a fourth thing to do on your turn: pay the price of a god or of the Gate, take the card and do what it says. No card of the structure is taken.',
        'Each slot has two prices: the nearer to you, the cheaper. Slots are not filled again.',
        '#slots',
      ],
    },
    gods: {
      title: 'The gods',
      body: [
        'A god can be activated even if that has no effect. The Gate costs twice the price of its slot: turn up the top god of each deck and activate one of them for nothing.',
        '#gods',
      ],
    },
    temples: {
      title: 'Grand Temples',
      body: [
        'A temple is free if you own a mythology token of its kind; you keep the token. Otherwise you pay its cost.',
        '1, 2 or 3 temples give 5, 12 or 21 points in all.',
      ],
    },
    wonders: {
      title: 'New wonders',
      body: [
        '- The Sanctuary: gods cost you 2 coins less, and you take another turn.',
        '- The Divine Theater: reveal one deck of gods, activate one of them for nothing, put the others back in any order. 2 points.',
      ],
    },
    progress: {
      title: 'New progress tokens',
      body: [
        '- Mysticism: 2 points for each mythology and each offering token that you still have at the end.',
        '- Poliorcetics: the opponent loses 1 coin for each space that you move the pawn towards them.',
        '- Engineering: for 1 coin you build any card with a chain symbol under its cost. That is no chain.',
      ],
    },
    scoring: {
      title: 'Scoring',
      body: ['As in Duel, with temples and gods instead of guilds. Coins on Astarte are 1 point each.'],
    },
    rulings: {
      title: 'Where the books differ',
      body: [
        '- Coins for an activation go to the bank; Economy gets none of them.',
        '- The Gate’s price is doubled before the Sanctuary takes 2 off; offerings come last.',
        '- Law and Ishtar make a pair.',
        '- Coins on Astarte are spent last and are safe from every loss.',
        '- Where a god lets you choose, you must choose if you can.',
        '#options',
      ],
    },
  },
  classic: {
    goal: {
      title: 'Goal of the game',
      body: [
        'Three to seven players each lead a great city through three Ages of six turns. Everybody plays at the same time. Most victory points win.',
      ],
    },
    setup: {
      title: 'Set-up',
      body: [
        '- Use the cards with a mark up to the number of players: 3+, 4+ and so on.',
        '- Of the 10 guilds draw two more than there are players, and shuffle them into Age III.',
        '- Each player gets a wonder board by lot and 3 coins.',
        '- At the start of each Age everybody is dealt 7 cards.',
      ],
    },
    turn: {
      title: 'A turn',
      body: [
        'All choose one card of their hand, face down, and show it together. With it you do one of three things:',
        '- build it, paying its cost; never two buildings of the same name;',
        '- put it face down under the next stage of your wonder, paying the stage’s cost;',
        '- sell it for 3 coins; it goes to the discard pile, face down.',
        'Then the hands are passed on: to the left in Ages I and III, to the right in Age II. On the sixth turn you choose one of two cards; the other one is discarded for nothing.',
        '#passing',
      ],
    },
    cards: {
      title: 'The cards',
      body: [
        '- Brown: raw materials. Some give one of two.',
        '- Grey: manufactured goods.',
        '- Blue: civilian buildings, victory points.',
        '- Yellow: commerce, coins, trade, resources, points.',
        '- Red: shields.',
        '- Green: science symbols.',
        '- Purple: guilds of Age III.',
        '#colours',
      ],
    },
    costs: {
      title: 'Costs and production',
      body: [
        'Resources must be produced by your city or bought; they are never used up and are there again next turn. Your board gives one resource from the start. Coins of a cost go to the bank.',
        'A card that gives “one of” several resources gives one unit each turn.',
        '#seals',
      ],
    },
    trade: {
      title: 'Trade with neighbours',
      body: [
        'What you lack you can buy from the cities to your left and right, if they make it: 2 coins a unit, paid to them. Trading posts and the Marketplace lower it to 1.',
        '- For sale are brown and grey cards and the resource of the board; never yellow cards or stages.',
        '- Nobody can refuse, and the neighbour can still use the resource.',
        '- You need the coins at the start of the turn. What is built this turn cannot be bought from yet.',
        '#price',
        '! A building asks for 2 stone and 1 glass; you make 1 stone. The left neighbour makes stone, the right one glass: you pay 2 to each.',
      ],
    },
    chains: {
      title: 'Chains',
      body: [
        'Some buildings make one of a later Age free. In the first edition the card names the building, in the second it shows its symbol.',
        '#chain',
      ],
    },
    wonders: {
      title: 'Wonder boards',
      body: [
        'Stages are built from left to right, each once. The card under a stage stays hidden and counts for nothing. You need not finish your wonder.',
        'First edition: the side, A or B, is drawn with the board. Second edition: each player chooses Day or Night. For first games the books advise A and Day.',
      ],
    },
    military: {
      title: 'Military conflicts',
      body: [
        'At the end of an Age compare your shields with those of each neighbour.',
        '- More: a victory, worth 1, 3 or 5 points in Age I, II or III.',
        '- Fewer: a defeat, minus 1 point.',
        '- Equal: nothing.',
        '#conflict',
      ],
    },
    'age-end': {
      title: 'End of an Age',
      body: [
        'After the sixth turn the last cards are discarded, then come the conflicts. The next Age is dealt. After Age III points are counted.',
      ],
    },
    science: {
      title: 'Science',
      body: [
        'For each symbol: the number of equal ones times itself. For each set of three different ones: 7 more.',
        '#science',
        'Symbols of any kind become what is worth most to you, at the end.',
      ],
    },
    scoring: {
      title: 'Scoring',
      body: [
        '- military conflicts',
        '- 1 point for every 3 coins',
        '- the wonder',
        '- blue cards',
        '- science',
        '- yellow cards',
        '- guilds',
        'A tie is broken by coins. If those are equal too, the victory is shared.',
      ],
    },
    two: {
      title: 'Two players: the Free City',
      body: [
        'First edition only. A third board is the Free City, a neighbour of both. Only cards marked 3+ are used; 7 cards for each, 7 are the Free City’s deck. All three cities have 3 coins.',
        '- Whoever plays the Free City this turn draws its top card, then chooses a card for their own city and one for the Free City, which plays first.',
        '- The Free City must construct a building or a stage if it can; otherwise it sells. A chain must be used.',
        '- It passes to the other player every turn. In Ages I and III the player to the left of the Free City has it first, in Age II the one to the right.',
        '- The two players exchange their hands. The Free City is scored but cannot win.',
      ],
    },
    editions: {
      title: 'The two editions',
      body: [
        '- New in the second: Well, Ludus, Castrum and Decorators Guild; gone are Pawnshop and Strategists Guild.',
        '- Altar and Theater give 3 points instead of 2, Temple 4 instead of 3.',
        '- Chains are shown by symbols. Altar leads to Pantheon, Theater to Gardens, Well to Statue.',
        '- Babylon begins with wood, Olympia with clay; more than half of the stages have a different cost; Olympia has new powers; Babylon’s Night side has two stages.',
        '- Fortifications, Builders Guild and Spies Guild have a different cost.',
        '- The second edition is for three to seven players.',
      ],
    },
    symbols: { title: 'Symbols', body: ['#legend'] },
    rulings: {
      title: 'Where the book is silent',
      body: [
        '- Looms, Glassworks and Presses of Ages I and II are the same building.',
        '- Coins that come in this turn can be spent from the next turn on.',
        '- “Free” waives resources and coins; a stage is never free.',
        '- End of the sixth turn: all cards are played, then the last ones are discarded, then Babylon’s seventh card, then Halikarnassos builds from the discard pile, then conflicts.',
        '- Babylon’s seventh card is a turn of its own: its resources are there again.',
        '- Cards that count buildings when they are built count those of this turn too.',
      ],
    },
  },
} satisfies Rules as Rules;
