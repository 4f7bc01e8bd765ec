/** Rules in a few words, for whoever rests on a thing at the table. By game; loaded when first asked for. */
import { dictionary } from './dictionary';

interface Term {
  title: string;
  text: string;
}

const duelEn = {
  structure: {
    title: 'The cards of the Age',
    text: 'Take a card that nothing covers: build it, discard it for coins, or put it under a wonder. Face-down cards turn up when they are free.',
  },
  track: {
    title: 'Military track',
    text: 'Each shield moves the pawn one space towards the other capital. In the capital it wins at once; otherwise whoever is ahead gets 2, 5 or 10 points at the end.',
  },
  plunder: {
    title: 'Military tokens',
    text: 'When the pawn reaches a token, the player on that side loses 2 or 5 coins, once. Then the token is gone.',
  },
  progress: {
    title: 'Progress tokens',
    text: 'Whoever gets the second of two equal science symbols takes one of these tokens. It works for the rest of the game.',
  },
  science: {
    title: 'Science',
    text: 'Two equal symbols bring a progress token. Six different ones win the game at once.',
  },
  chain: {
    title: 'Chains',
    text: 'A building with this symbol makes a later card with the same white symbol free of any cost.',
  },
  production: {
    title: 'Production',
    text: 'What your city makes is there for every construction and is never used up. “One of” gives one unit each time.',
  },
  trade: {
    title: 'Prices of trade',
    text: 'What you lack you buy from the bank: 2 coins a unit, and 1 more for each unit on the opponent’s brown and grey cards. Some yellow cards fix the price at 1.',
  },
  discard: {
    title: 'Discard pile',
    text: 'A card you discard goes here and brings 2 coins, and 1 more for each yellow card of your city. Both may look through the pile.',
  },
  wonder: {
    title: 'Wonders',
    text: 'Take a card, put it face down under the wonder and pay the wonder’s cost. Only seven of the eight are built in a game.',
  },
  again: {
    title: 'Another turn',
    text: 'Whoever builds this takes one more turn at once.',
  },
  guild: {
    title: 'Guilds',
    text: 'Three of the seven are in Age III. Most score for the city that has more of something, yours or the other one.',
  },
  points: {
    title: 'Points so far',
    text: 'Cards, wonders, progress tokens, the pawn, and 1 for every 3 coins. They count if nobody wins by army or science.',
  },
  coins: {
    title: 'Coins',
    text: 'They pay for costs and trade. At the end every 3 coins are 1 point.',
  },
  slots: {
    title: 'The Pantheon',
    text: 'From Age II on you may pay a god’s price instead of taking a card. The nearer the slot is to you, the cheaper.',
  },
  mythology: {
    title: 'Mythology token',
    text: 'Whoever turns up its card takes it, looks at two gods of that mythology and puts one of them on the Pantheon. It makes the Grand Temple of its kind free.',
  },
  offering: {
    title: 'Offering token',
    text: 'It lowers the price of one god by its number, once. Several may be used together.',
  },
  temple: {
    title: 'Grand Temples',
    text: 'Free with a token of the same mythology. 1, 2 or 3 temples are worth 5, 12 or 21 points.',
  },
};

const classicEn = {
  hand: {
    title: 'Your hand',
    text: 'Each turn you use one card and pass the others on. On the sixth turn the last one is discarded.',
  },
  passing: {
    title: 'Passing',
    text: 'Hands go to the left in Ages I and III and to the right in Age II.',
  },
  shields: {
    title: 'Shields',
    text: 'At the end of each Age you compare them with both neighbours: more is a victory, fewer a defeat, equal nothing.',
  },
  conflict: {
    title: 'Conflict tokens',
    text: 'A victory is worth 1, 3 or 5 points in Age I, II or III; a defeat always costs 1.',
  },
  science: {
    title: 'Science',
    text: 'Equal symbols score their number times itself; each set of three different ones gives 7 more. Symbols of any kind become what is worth most.',
  },
  chain: {
    title: 'Chains',
    text: 'Whoever owns the building before builds the one after it for nothing.',
  },
  production: {
    title: 'Production',
    text: 'What your city makes is there every turn and is never used up. “One of” gives one unit each turn.',
  },
  trade: {
    title: 'Trade with neighbours',
    text: 'You buy what they make on brown and grey cards and on their board for 2 coins a unit, paid to them; some yellow cards lower it to 1. They cannot refuse.',
  },
  stage: {
    title: 'Stages of the wonder',
    text: 'Built from left to right. Pay the cost and put a card from your hand under it, face down.',
  },
  sell: {
    title: 'Selling a card',
    text: 'Any card brings 3 coins; it goes to the discard pile, face down.',
  },
  guild: {
    title: 'Guilds',
    text: 'Purple cards of Age III. Most score for what your two neighbours have built. Two more are in the game than there are players.',
  },
  points: {
    title: 'Points so far',
    text: 'Conflicts, 1 for every 3 coins, the wonder, blue cards, science, yellow cards and guilds.',
  },
  coins: {
    title: 'Coins',
    text: 'They pay for costs and trade. At the end every 3 coins are 1 point.',
  },
  free_city: {
    title: 'The Free City',
    text: 'The neighbour of both. You take turns to play a card for it; it builds if it can. It is scored but cannot win.',
  },
};

type Words = {
  more: string;
  duel: Record<keyof typeof duelEn, Term>;
  classic: Record<keyof typeof classicEn, Term>;
};

const en: Words = { more: 'More in the rules', duel: duelEn, classic: classicEn };

const uk: Words = {
  more: 'Докладніше в правилах',
  duel: {
    structure: {
      title: 'Карти епохи',
      text: 'Беріть карту, яку ніщо не накриває: зведіть будівлю, скиньте карту за монети або підкладіть її під чудо. Закриті карти перевертають, коли вони звільняються.',
    },
    track: {
      title: 'Військовий трек',
      text: 'Кожен щит просуває маркер на один сектор до столиці суперника. У столиці це одразу перемога; інакше той, хто попереду наприкінці, отримує 2, 5 або 10 балів.',
    },
    plunder: {
      title: 'Військові токени',
      text: 'Коли маркер доходить до токена, гравець із того боку один раз втрачає 2 або 5 монет. Потім токен зникає.',
    },
    progress: {
      title: 'Токени прогресу',
      text: 'Хто зібрав два однакові наукові символи, бере один із цих токенів. Він діє до кінця гри.',
    },
    science: {
      title: 'Наука',
      text: 'Два однакові символи дають токен прогресу. Шість різних одразу приносять перемогу.',
    },
    chain: {
      title: 'Ланцюжки',
      text: 'Будівля з цим символом робить пізнішу карту з таким самим білим символом зовсім безкоштовною.',
    },
    production: {
      title: 'Виробництво',
      text: 'Те, що виробляє місто, доступне для кожного будівництва й не витрачається. «Одне з» щоразу дає одну одиницю.',
    },
    trade: {
      title: 'Ціни торгівлі',
      text: 'Чого бракує, купують у банку: 2 монети за одиницю і ще по 1 за кожну таку одиницю на коричневих та сірих картах суперника. З деякими жовтими картами ціна завжди 1.',
    },
    discard: {
      title: 'Стопка скидання',
      text: 'Сюди йде скинута карта; за неї дають 2 монети і ще по 1 за кожну жовту карту вашого міста. Стопку можуть переглядати обоє.',
    },
    wonder: {
      title: 'Чудеса',
      text: 'Візьміть карту, підкладіть її долілиць під чудо та сплатіть вартість чуда. За гру зводять лише сім із восьми.',
    },
    again: { title: 'Ще один хід', text: 'Хто це зводить, одразу має ще один хід.' },
    guild: {
      title: 'Гільдії',
      text: 'В епосі III є три із семи. Більшість дає бали за те місто, у якому чогось більше, – ваше або суперника.',
    },
    points: {
      title: 'Бали на цю мить',
      text: 'Карти, чудеса, токени прогресу, маркер і 1 бал за кожні 3 монети. Вони важливі, якщо ніхто не переміг військом чи наукою.',
    },
    coins: {
      title: 'Монети',
      text: 'Ними оплачують будівництво й торгівлю. Наприкінці кожні 3 монети – 1 бал.',
    },
    slots: {
      title: 'Пантеон',
      text: 'З епохи II можна не брати карту, а активувати бога за його ціну. Що ближче до вас місце, то дешевше.',
    },
    mythology: {
      title: 'Токен міфології',
      text: 'Його бере той, хто відкриває карту: дивиться на двох богів цієї міфології й одного кладе до Пантеону. З ним великий храм цієї міфології безкоштовний.',
    },
    offering: {
      title: 'Токен дарів',
      text: 'Один раз знижує ціну одного бога на своє число. Можна використати кілька разом.',
    },
    temple: {
      title: 'Великі храми',
      text: 'Безкоштовні з токеном тієї самої міфології. 1, 2 або 3 храми дають 5, 12 або 21 бал.',
    },
  },
  classic: {
    hand: {
      title: 'Ваша рука',
      text: 'Щоходу ви використовуєте одну карту, а решту передаєте. На шостому ході останню скидають.',
    },
    passing: {
      title: 'Передавання',
      text: 'В епохах I та III карти передають ліворуч, в епосі II – праворуч.',
    },
    shields: {
      title: 'Щити',
      text: 'Наприкінці кожної епохи їх порівнюють з обома сусідами: більше – перемога, менше – поразка, порівну – нічого.',
    },
    conflict: {
      title: 'Токени конфліктів',
      text: 'Перемога дає 1, 3 або 5 балів в епосі I, II або III; поразка завжди забирає 1.',
    },
    science: {
      title: 'Наука',
      text: 'Однакові символи дають бали за їхньою кількістю, помноженою на себе; кожен набір із трьох різних – ще 7. Символ на вибір стає найвигіднішим.',
    },
    chain: { title: 'Ланцюжки', text: 'Хто має попередню будівлю, зводить наступну безкоштовно.' },
    production: {
      title: 'Виробництво',
      text: 'Те, що виробляє місто, доступне щоходу й не витрачається. «Одне з» щоходу дає одну одиницю.',
    },
    trade: {
      title: 'Торгівля із сусідами',
      text: 'Купуйте те, що сусіди виробляють коричневими та сірими картами й карткою чуда: 2 монети за одиницю, їх отримує сусід; деякі жовті карти знижують ціну до 1. Відмовити не можна.',
    },
    stage: {
      title: 'Етапи чуда',
      text: 'Зводять зліва направо: сплатіть вартість і підкладіть карту з руки долілиць.',
    },
    sell: {
      title: 'Продаж карти',
      text: 'За будь-яку карту дають 3 монети; вона йде долілиць у стопку скидання.',
    },
    guild: {
      title: 'Гільдії',
      text: 'Фіолетові карти епохи III. Більшість дає бали за те, що звели обидва сусіди. У грі їх на дві більше, ніж гравців.',
    },
    points: {
      title: 'Бали на цю мить',
      text: 'Конфлікти, 1 бал за кожні 3 монети, чудо, сині карти, наука, жовті карти й гільдії.',
    },
    coins: {
      title: 'Монети',
      text: 'Ними оплачують будівництво й торгівлю. Наприкінці кожні 3 монети – 1 бал.',
    },
    free_city: {
      title: 'Вільне місто',
      text: 'Сусід обох гравців. Карту за нього грають по черзі; воно будує, якщо може. Бали його рахують, але перемогти воно не може.',
    },
  },
};

const ru: Words = {
  more: 'Подробнее в правилах',
  duel: {
    structure: {
      title: 'Карты эпохи',
      text: 'Берите карту, которую ничто не накрывает: постройте здание, сбросьте карту за монеты или подложите её под чудо. Закрытые карты переворачивают, когда они освобождаются.',
    },
    track: {
      title: 'Военный трек',
      text: 'Каждый щит продвигает маркер на одно деление к столице соперника. В столице это сразу победа; иначе тот, кто впереди в конце, получает 2, 5 или 10 очков.',
    },
    plunder: {
      title: 'Военные жетоны',
      text: 'Когда маркер доходит до жетона, игрок с той стороны один раз теряет 2 или 5 монет. Потом жетон исчезает.',
    },
    progress: {
      title: 'Жетоны развития',
      text: 'Кто собрал два одинаковых научных символа, берёт один из этих жетонов. Он действует до конца игры.',
    },
    science: {
      title: 'Наука',
      text: 'Два одинаковых символа дают жетон развития. Шесть разных сразу приносят победу.',
    },
    chain: {
      title: 'Цепочки',
      text: 'Здание с этим символом делает более позднюю карту с таким же белым символом совсем бесплатной.',
    },
    production: {
      title: 'Производство',
      text: 'То, что производит город, доступно для каждого строительства и не расходуется. «Одно из» каждый раз даёт одну единицу.',
    },
    trade: {
      title: 'Цены торговли',
      text: 'Чего не хватает, покупают в банке: 2 монеты за единицу и ещё по 1 за каждую такую единицу на коричневых и серых картах соперника. С некоторыми жёлтыми картами цена всегда 1.',
    },
    discard: {
      title: 'Стопка сброса',
      text: 'Сюда идёт сброшенная карта; за неё дают 2 монеты и ещё по 1 за каждую жёлтую карту вашего города. Стопку могут просматривать оба.',
    },
    wonder: {
      title: 'Чудеса',
      text: 'Возьмите карту, подложите её рубашкой вверх под чудо и заплатите стоимость чуда. За игру строят только семь из восьми.',
    },
    again: { title: 'Ещё один ход', text: 'Кто это строит, сразу делает ещё один ход.' },
    guild: {
      title: 'Гильдии',
      text: 'В эпохе III есть три из семи. Большинство даёт очки за тот город, в котором чего-то больше, – ваш или соперника.',
    },
    points: {
      title: 'Очки на этот момент',
      text: 'Карты, чудеса, жетоны развития, маркер и 1 очко за каждые 3 монеты. Они важны, если никто не победил войском или наукой.',
    },
    coins: {
      title: 'Монеты',
      text: 'Ими оплачивают строительство и торговлю. В конце каждые 3 монеты – 1 очко.',
    },
    slots: {
      title: 'Пантеон',
      text: 'С эпохи II можно не брать карту, а активировать бога за его цену. Чем ближе к вам слот, тем дешевле.',
    },
    mythology: {
      title: 'Жетон мифологии',
      text: 'Его берёт тот, кто открывает карту: смотрит на двух богов этой мифологии и одного кладёт в Пантеон. С ним великий храм этой мифологии бесплатен.',
    },
    offering: {
      title: 'Жетон жертвоприношения',
      text: 'Один раз снижает цену одного бога на своё число. Можно использовать несколько вместе.',
    },
    temple: {
      title: 'Великие храмы',
      text: 'Бесплатны с жетоном той же мифологии. 1, 2 или 3 храма дают 5, 12 или 21 очко.',
    },
  },
  classic: {
    hand: {
      title: 'Ваша рука',
      text: 'Каждый раунд вы используете одну карту, а остальные передаёте. В шестом раунде последнюю сбрасывают.',
    },
    passing: { title: 'Передача', text: 'В эпохах I и III карты передают налево, в эпохе II – направо.' },
    shields: {
      title: 'Щиты',
      text: 'В конце каждой эпохи их сравнивают с обоими соседями: больше – победа, меньше – поражение, поровну – ничего.',
    },
    conflict: {
      title: 'Жетоны конфликтов',
      text: 'Победа даёт 1, 3 или 5 очков в эпохе I, II или III; поражение всегда отнимает 1.',
    },
    science: {
      title: 'Наука',
      text: 'Одинаковые символы дают очки по их числу, умноженному на себя; каждый набор из трёх разных – ещё 7. Символ на выбор становится самым выгодным.',
    },
    chain: { title: 'Цепочки', text: 'У кого есть предыдущее здание, тот строит следующее бесплатно.' },
    production: {
      title: 'Производство',
      text: 'То, что производит город, доступно каждый раунд и не расходуется. «Одно из» каждый раунд даёт одну единицу.',
    },
    trade: {
      title: 'Торговля с соседями',
      text: 'Покупайте то, что соседи производят коричневыми и серыми картами и полем чуда: 2 монеты за единицу, их получает сосед; некоторые жёлтые карты снижают цену до 1. Отказать нельзя.',
    },
    stage: {
      title: 'Ярусы чуда',
      text: 'Строят слева направо: заплатите стоимость и подложите карту с руки рубашкой вверх.',
    },
    sell: {
      title: 'Продажа карты',
      text: 'За любую карту дают 3 монеты; она идёт рубашкой вверх в стопку сброса.',
    },
    guild: {
      title: 'Гильдии',
      text: 'Фиолетовые карты эпохи III. Большинство даёт очки за то, что построили оба соседа. В игре их на две больше, чем игроков.',
    },
    points: {
      title: 'Очки на этот момент',
      text: 'Конфликты, 1 очко за каждые 3 монеты, чудо света, синие карты, наука, жёлтые карты и гильдии.',
    },
    coins: {
      title: 'Монеты',
      text: 'Ими оплачивают строительство и торговлю. В конце каждые 3 монеты – 1 очко.',
    },
    free_city: {
      title: 'Вольный город',
      text: 'Сосед обоих игроков. Карту за него играют по очереди; он строит, если может. Очки его считают, но победить он не может.',
    },
  },
};

export const terms = dictionary<Words>({ en, uk, ru });
