/** What the guide says in a first game. */
import { dictionary } from './dictionary';

interface Said {
  title: string;
  text: string;
}
type Of<Ids extends string> = Record<Ids, Said>;

const duelEn = {
  welcome: {
    title: 'Welcome to Duel',
    text: 'You lead a city against one opponent. Three Ages, and three ways to win: your army reaches their capital, you gather six different science symbols, or you have more points when Age III is over.',
  },
  structure: {
    title: 'The cards of Age I',
    text: 'They overlap. Only a card that nothing covers can be taken: those are the bright ones. Some lie face down until they are free.',
  },
  take: {
    title: 'Your move',
    text: 'Press a bright card. You can build it in your city, sell it for coins, or put it under one of your wonders to build that wonder.',
  },
  seals: {
    title: 'The seal is the price',
    text: 'The corner of each card shows what it costs you now: a tick means you have all it needs, a number is what you would pay in coins, a cross means not now, a chain link means free.',
  },
  city: {
    title: 'Your city',
    text: 'What you build stays here, by colour: brown and grey make resources, blue gives points, yellow helps with coins, red is the army, green is science.',
  },
  trade: {
    title: 'Buying what you lack',
    text: 'A resource you do not make can always be bought from the bank: 2 coins, and 1 more for each one your opponent makes of it on brown and grey cards.',
  },
  poor: {
    title: 'Short of coins?',
    text: 'Sell a card: it brings 2 coins, and 1 more for each yellow card in your city. It also keeps the card from your opponent.',
  },
  production: {
    title: 'You make resources now',
    text: 'They are there again for every building and are never used up. Your opponent also pays more for what you make.',
  },
  revealed: {
    title: 'A card turned up',
    text: 'When the last card over it is gone, a hidden card is turned face up. Think about what you open for your opponent.',
  },
  chain: {
    title: 'Free by chain',
    text: 'This card shows a white symbol that a building of yours has too. You can build it for nothing.',
  },
  military: {
    title: 'The pawn has moved',
    text: 'Each shield pushes it one space towards the other capital. It gives points at the end, takes coins on the way, and wins at once in the capital.',
  },
  looted: {
    title: 'Plundered',
    text: 'The pawn reached a token: the player on that side loses 2 or 5 coins, once.',
  },
  science: {
    title: 'Your first science symbol',
    text: 'Two equal symbols let you take a progress token. Six different ones win the game at once.',
  },
  progress: {
    title: 'A pair of symbols',
    text: 'Choose one of the progress tokens. It works for the rest of the game, so read them before you take one.',
  },
  wonder: {
    title: 'A wonder within reach',
    text: 'You can pay for one of your wonders. The card you put under it is gone for both of you, and some wonders give another turn. Only seven of the eight can be built.',
  },
  again: {
    title: 'Another turn',
    text: 'That wonder lets its owner take one more card at once.',
  },
  danger: {
    title: 'Watch the pawn',
    text: 'Four spaces or fewer from a capital. Red cards push it back, so keep an eye on the ones that lie open.',
  },
  starter: {
    title: 'Who begins the Age?',
    text: 'The player with the weaker army chooses. Look at the new cards: is it better to take first or to answer?',
  },
  age2: {
    title: 'Age II',
    text: 'Stronger and dearer cards, laid out the other way up. Brown cards end here: get what you need.',
  },
  age3: {
    title: 'Age III',
    text: 'The last cards, and three guilds with purple bands: they score by the city that has most of something, yours or theirs.',
  },
  scoring: {
    title: 'Almost over',
    text: 'Points come from cards, wonders, progress tokens, the pawn, and 1 for each 3 coins. If it is a tie, blue cards decide.',
  },
};

const classicEn = {
  welcome: {
    title: 'Welcome to 7 Wonders',
    text: 'You lead one of the great cities. Three Ages with six turns each; whoever has the most points at the end wins. Everybody plays at the same time.',
  },
  hand: {
    title: 'Your hand',
    text: 'Seven cards. Each turn you use one of them and pass the others to your neighbour, so think about what you give away too.',
  },
  actions: {
    title: 'What to do with a card',
    text: 'Build it, put it under a stage of your wonder, or sell it for 3 coins. Press a card to see what is possible.',
  },
  seals: {
    title: 'The seal is the price',
    text: 'A tick means you have all it needs, a number is what you would pay, a cross means not now, a chain link means free by chain.',
  },
  board: {
    title: 'Your wonder',
    text: 'Your board makes one resource from the start. Its stages are built from left to right; a card from your hand goes under each, face down.',
  },
  neighbours: {
    title: 'Your neighbours',
    text: 'You trade and fight only with the cities to your left and right. What they make you can buy for 2 coins each; the coins go to them.',
  },
  passing: {
    title: 'Hands are passed',
    text: 'In Ages I and III to the left, in Age II to the right. So you have already seen what your neighbour now holds.',
  },
  trade: {
    title: 'A purchase',
    text: 'This card needs something you lack, and a neighbour has it. If both do, you choose whom to pay. They can still use it themselves.',
  },
  chain: {
    title: 'Free by chain',
    text: 'You own a building that leads to this one, so it costs nothing at all.',
  },
  stage: {
    title: 'A stage within reach',
    text: 'You can pay for the next stage of your wonder. Use a card that you do not need, or one your neighbour should not get.',
  },
  science: {
    title: 'Science',
    text: 'Equal symbols score their number times itself: 1, 4, 9, 16… Every set of three different ones gives 7 more.',
  },
  shields: {
    title: 'Look at the shields',
    text: 'When the Age ends you compare shields with each neighbour. More: points. Fewer: minus 1. Equal: nothing.',
  },
  sixth: {
    title: 'The sixth turn',
    text: 'Two cards are left: use one, the other is discarded. Then come the conflicts.',
  },
  conflict: {
    title: 'Conflicts',
    text: 'A victory is worth 1 point in Age I, 3 in Age II and 5 in Age III. A defeat always costs 1.',
  },
  age2: {
    title: 'Age II',
    text: 'Stronger cards, and the hands go the other way now. Many of them are free for owners of certain Age I buildings.',
  },
  age3: {
    title: 'Age III',
    text: 'No more resources to build. Purple guilds score for what your neighbours and you have.',
  },
  scoring: {
    title: 'Almost over',
    text: 'Points come from conflicts, coins (1 for 3), the wonder, blue, yellow and purple cards, and science. If it is a tie, coins decide.',
  },
};

type Duel = Of<keyof typeof duelEn>;
type Classic = Of<keyof typeof classicEn>;

const duelUk: Duel = {
  welcome: {
    title: 'Вітаємо в «Дуелі»',
    text: 'Ви керуєте містом, а навпроти – один суперник. Три епохи і три шляхи до перемоги: ваше військо дійшло до столиці суперника, ви зібрали шість різних наукових символів або після епохи III у вас більше балів.',
  },
  structure: {
    title: 'Карти епохи I',
    text: 'Вони перекривають одна одну. Взяти можна лише ту, яку ніщо не накриває: такі карти яскраві. Деякі лежать долілиць, доки не звільняться.',
  },
  take: {
    title: 'Ваш хід',
    text: 'Натисніть яскраву карту. Можна звести цю будівлю у своєму місті, продати карту за монети або підкласти її під одне зі своїх чудес і так звести чудо.',
  },
  seals: {
    title: 'Печатка – це ціна',
    text: 'У кутку карти видно, скільки вона коштує вам зараз: галочка – усе є, число – стільки монет ви заплатите, хрестик – зараз неможливо, ланка – безкоштовно.',
  },
  city: {
    title: 'Ваше місто',
    text: 'Зведені будівлі лишаються тут, за кольорами: коричневі та сірі виробляють ресурси, сині дають бали, жовті допомагають із монетами, червоні – це військо, зелені – наука.',
  },
  trade: {
    title: 'Купуємо, чого бракує',
    text: 'Ресурс, якого ви не виробляєте, завжди можна купити в банку: 2 монети і ще по 1 за кожну одиницю цього ресурсу на коричневих та сірих картах суперника.',
  },
  poor: {
    title: 'Бракує монет?',
    text: 'Продайте карту: це 2 монети і ще по 1 за кожну жовту карту вашого міста. До того ж карта не дістанеться суперникові.',
  },
  production: {
    title: 'Ви виробляєте ресурси',
    text: 'Вони не витрачаються й доступні для кожного будівництва. А суперник платить за них дорожче.',
  },
  revealed: {
    title: 'Карту відкрито',
    text: 'Коли над прихованою картою нічого не лишається, її перевертають. Думайте, що ви відкриваєте суперникові.',
  },
  chain: {
    title: 'Безкоштовно за ланцюжком',
    text: 'На цій карті є білий символ, який уже має одна з ваших будівель. Карту можна звести безкоштовно.',
  },
  military: {
    title: 'Маркер пересунуто',
    text: 'Кожен щит просуває його на один сектор до столиці суперника. Наприкінці він дає бали, дорогою забирає монети, а в столиці одразу приносить перемогу.',
  },
  looted: {
    title: 'Пограбовано',
    text: 'Маркер дійшов до токена: гравець із того боку один раз втрачає 2 або 5 монет.',
  },
  science: {
    title: 'Перший науковий символ',
    text: 'За два однакові символи можна взяти токен прогресу. Шість різних одразу приносять перемогу.',
  },
  progress: {
    title: 'Пара символів',
    text: 'Оберіть один із токенів прогресу. Він діє до кінця гри, тож спершу прочитайте їх.',
  },
  wonder: {
    title: 'Чудо вам під силу',
    text: 'Ви можете оплатити одне зі своїх чудес. Підкладена карта зникає для обох, а деякі чудеса дають ще один хід. Із восьми зводять лише сім.',
  },
  again: { title: 'Ще один хід', text: 'Це чудо дає власникові змогу одразу взяти ще одну карту.' },
  danger: {
    title: 'Пильнуйте маркер',
    text: 'До столиці чотири сектори або менше. Червоні карти відсувають його назад, тож стежте за відкритими.',
  },
  starter: {
    title: 'Хто починає епоху?',
    text: 'Обирає той, чиє військо слабше. Погляньте на нові карти: краще брати першим чи відповідати?',
  },
  age2: {
    title: 'Епоха II',
    text: 'Карти сильніші й дорожчі, а викладено їх навпаки. Коричневі карти на цьому закінчуються: беріть, що потрібно.',
  },
  age3: {
    title: 'Епоха III',
    text: 'Останні карти і три гільдії з фіолетовою смугою: вони дають бали за місто, у якому чогось найбільше, – ваше або суперникове.',
  },
  scoring: {
    title: 'Майже кінець',
    text: 'Бали дають карти, чудеса, токени прогресу, маркер і кожні 3 монети – 1 бал. За рівного рахунку вирішують сині карти.',
  },
};

const duelRu: Duel = {
  welcome: {
    title: 'Добро пожаловать в «Дуэль»',
    text: 'Вы управляете городом, а напротив – один соперник. Три эпохи и три пути к победе: ваше войско дошло до столицы соперника, вы собрали шесть разных научных символов или после эпохи III у вас больше очков.',
  },
  structure: {
    title: 'Карты эпохи I',
    text: 'Они накрывают друг друга. Взять можно только ту, которую ничто не накрывает: такие карты яркие. Некоторые лежат рубашкой вверх, пока не освободятся.',
  },
  take: {
    title: 'Ваш ход',
    text: 'Нажмите яркую карту. Можно построить это здание в своём городе, продать карту за монеты или подложить её под одно из своих чудес и так построить чудо.',
  },
  seals: {
    title: 'Печать – это цена',
    text: 'В углу карты видно, сколько она стоит вам сейчас: галочка – всё есть, число – столько монет вы заплатите, крестик – сейчас невозможно, звено – бесплатно.',
  },
  city: {
    title: 'Ваш город',
    text: 'Построенные здания остаются здесь, по цветам: коричневые и серые производят ресурсы, синие дают очки, жёлтые помогают с монетами, красные – это войско, зелёные – наука.',
  },
  trade: {
    title: 'Покупаем, чего не хватает',
    text: 'Ресурс, которого вы не производите, всегда можно купить в банке: 2 монеты и ещё по 1 за каждую единицу этого ресурса на коричневых и серых картах соперника.',
  },
  poor: {
    title: 'Не хватает монет?',
    text: 'Продайте карту: это 2 монеты и ещё по 1 за каждую жёлтую карту вашего города. К тому же карта не достанется сопернику.',
  },
  production: {
    title: 'Вы производите ресурсы',
    text: 'Они не расходуются и доступны для каждого строительства. А соперник платит за них дороже.',
  },
  revealed: {
    title: 'Карта открыта',
    text: 'Когда над скрытой картой ничего не остаётся, её переворачивают. Думайте, что вы открываете сопернику.',
  },
  chain: {
    title: 'Бесплатно по цепочке',
    text: 'На этой карте белый символ, который уже есть на одном из ваших зданий. Карту можно построить бесплатно.',
  },
  military: {
    title: 'Маркер сдвинулся',
    text: 'Каждый щит продвигает его на одно деление к столице соперника. В конце он даёт очки, по пути забирает монеты, а в столице сразу приносит победу.',
  },
  looted: {
    title: 'Разграблено',
    text: 'Маркер дошёл до жетона: игрок с той стороны один раз теряет 2 или 5 монет.',
  },
  science: {
    title: 'Первый научный символ',
    text: 'За два одинаковых символа можно взять жетон развития. Шесть разных сразу приносят победу.',
  },
  progress: {
    title: 'Пара символов',
    text: 'Выберите один из жетонов развития. Он действует до конца игры, поэтому сначала прочитайте их.',
  },
  wonder: {
    title: 'Чудо вам по силам',
    text: 'Вы можете оплатить одно из своих чудес. Подложенная карта исчезает для обоих, а некоторые чудеса дают ещё один ход. Из восьми строят только семь.',
  },
  again: { title: 'Ещё один ход', text: 'Это чудо позволяет владельцу сразу взять ещё одну карту.' },
  danger: {
    title: 'Следите за маркером',
    text: 'До столицы четыре деления или меньше. Красные карты отодвигают его назад, поэтому следите за открытыми.',
  },
  starter: {
    title: 'Кто начинает эпоху?',
    text: 'Выбирает тот, чьё войско слабее. Взгляните на новые карты: лучше брать первым или отвечать?',
  },
  age2: {
    title: 'Эпоха II',
    text: 'Карты сильнее и дороже, а выложены наоборот. Коричневые карты на этом заканчиваются: берите, что нужно.',
  },
  age3: {
    title: 'Эпоха III',
    text: 'Последние карты и три гильдии с фиолетовой полосой: они дают очки за город, в котором чего-то больше всего, – ваш или соперника.',
  },
  scoring: {
    title: 'Почти конец',
    text: 'Очки дают карты, чудеса, жетоны развития, маркер и каждые 3 монеты – 1 очко. При равном счёте решают синие карты.',
  },
};

const classicUk: Classic = {
  welcome: {
    title: 'Вітаємо в «7 чудесах»',
    text: 'Ви керуєте одним із великих міст. Три епохи по шість ходів; перемагає той, у кого наприкінці найбільше балів. Усі грають одночасно.',
  },
  hand: {
    title: 'Ваша рука',
    text: 'Сім карт. Щоходу ви використовуєте одну, а решту передаєте сусідові, тож думайте й про те, що віддаєте.',
  },
  actions: {
    title: 'Що робити з картою',
    text: 'Звести будівлю, підкласти карту під етап свого чуда або продати її за 3 монети. Натисніть карту, щоб побачити, що можливо.',
  },
  seals: {
    title: 'Печатка – це ціна',
    text: 'Галочка – усе є, число – стільки монет ви заплатите, хрестик – зараз неможливо, ланка – безкоштовно за ланцюжком.',
  },
  board: {
    title: 'Ваше чудо',
    text: 'Картка чуда від початку дає один ресурс. Етапи зводять зліва направо; під кожен долілиць кладуть карту з руки.',
  },
  neighbours: {
    title: 'Ваші сусіди',
    text: 'Торгуєте й воюєте ви лише з містами ліворуч і праворуч. Те, що вони виробляють, можна купити по 2 монети; монети отримують вони.',
  },
  passing: {
    title: 'Карти передають',
    text: 'В епохах I та III – ліворуч, в епосі II – праворуч. Тож ви вже бачили карти, які тепер має сусід.',
  },
  trade: {
    title: 'Купівля',
    text: 'Ця карта потребує того, чого вам бракує, а сусід це має. Якщо мають обидва, ви обираєте, кому платити. Сусід і сам може скористатися цим ресурсом.',
  },
  chain: {
    title: 'Безкоштовно за ланцюжком',
    text: 'У вас є будівля, що веде до цієї, тож вона нічого не коштує.',
  },
  stage: {
    title: 'Етап вам під силу',
    text: 'Ви можете оплатити наступний етап чуда. Використайте карту, яка вам не потрібна або яку не варто віддавати сусідові.',
  },
  science: {
    title: 'Наука',
    text: 'Однакові символи дають бали за їхньою кількістю, помноженою на себе: 1, 4, 9, 16… Кожен набір із трьох різних – ще 7.',
  },
  shields: {
    title: 'Погляньте на щити',
    text: 'Наприкінці епохи ви порівнюєте щити з кожним сусідом. Більше – бали. Менше – мінус 1. Порівну – нічого.',
  },
  sixth: {
    title: 'Шостий хід',
    text: 'Лишилося дві карти: одну використайте, другу буде скинуто. Потім – конфлікти.',
  },
  conflict: {
    title: 'Конфлікти',
    text: 'Перемога дає 1 бал в епосі I, 3 в епосі II та 5 в епосі III. Поразка завжди забирає 1.',
  },
  age2: {
    title: 'Епоха II',
    text: 'Карти сильніші, а передають їх в інший бік. Багато з них безкоштовні для тих, хто має певні будівлі епохи I.',
  },
  age3: {
    title: 'Епоха III',
    text: 'Карт із ресурсами більше не буде. Фіолетові гільдії дають бали за те, що є в сусідів і у вас.',
  },
  scoring: {
    title: 'Майже кінець',
    text: 'Бали дають конфлікти, монети (1 за 3), чудо, сині, жовті та фіолетові карти й наука. За рівного рахунку вирішують монети.',
  },
};

const classicRu: Classic = {
  welcome: {
    title: 'Добро пожаловать в «7 чудес»',
    text: 'Вы управляете одним из великих городов. Три эпохи по шесть ходов; побеждает тот, у кого в конце больше всего очков. Все играют одновременно.',
  },
  hand: {
    title: 'Ваша рука',
    text: 'Семь карт. Каждый ход вы используете одну, а остальные передаёте соседу, поэтому думайте и о том, что отдаёте.',
  },
  actions: {
    title: 'Что делать с картой',
    text: 'Построить здание, подложить карту под ярус своего чуда или продать её за 3 монеты. Нажмите карту, чтобы увидеть, что возможно.',
  },
  seals: {
    title: 'Печать – это цена',
    text: 'Галочка – всё есть, число – столько монет вы заплатите, крестик – сейчас невозможно, звено – бесплатно по цепочке.',
  },
  board: {
    title: 'Ваше чудо света',
    text: 'Поле чуда света с самого начала даёт один ресурс. Ярусы строят слева направо; под каждый рубашкой вверх кладут карту с руки.',
  },
  neighbours: {
    title: 'Ваши соседи',
    text: 'Торгуете и воюете вы только с городами слева и справа. То, что они производят, можно купить по 2 монеты; монеты получают они.',
  },
  passing: {
    title: 'Карты передают',
    text: 'В эпохах I и III – налево, в эпохе II – направо. Так что вы уже видели карты, которые теперь у соседа.',
  },
  trade: {
    title: 'Покупка',
    text: 'Этой карте нужно то, чего вам не хватает, а у соседа это есть. Если есть у обоих, вы выбираете, кому платить. Сосед и сам может воспользоваться этим ресурсом.',
  },
  chain: {
    title: 'Бесплатно по цепочке',
    text: 'У вас есть здание, которое ведёт к этому, поэтому оно ничего не стоит.',
  },
  stage: {
    title: 'Ярус вам по силам',
    text: 'Вы можете оплатить следующий ярус чуда. Используйте карту, которая вам не нужна или которую не стоит отдавать соседу.',
  },
  science: {
    title: 'Наука',
    text: 'Одинаковые символы дают очки по их числу, умноженному на себя: 1, 4, 9, 16… Каждый набор из трёх разных – ещё 7.',
  },
  shields: {
    title: 'Взгляните на щиты',
    text: 'В конце эпохи вы сравниваете щиты с каждым соседом. Больше – очки. Меньше – минус 1. Поровну – ничего.',
  },
  sixth: {
    title: 'Шестой ход',
    text: 'Остались две карты: одну используйте, вторая будет сброшена. Потом – конфликты.',
  },
  conflict: {
    title: 'Конфликты',
    text: 'Победа даёт 1 очко в эпохе I, 3 в эпохе II и 5 в эпохе III. Поражение всегда отнимает 1.',
  },
  age2: {
    title: 'Эпоха II',
    text: 'Карты сильнее, а передают их в другую сторону. Многие из них бесплатны для тех, у кого есть определённые здания эпохи I.',
  },
  age3: {
    title: 'Эпоха III',
    text: 'Карт с ресурсами больше не будет. Фиолетовые гильдии дают очки за то, что есть у соседей и у вас.',
  },
  scoring: {
    title: 'Почти конец',
    text: 'Очки дают конфликты, монеты (1 за 3), чудо света, синие, жёлтые и фиолетовые карты и наука. При равном счёте решают монеты.',
  },
};

export const guideWords = dictionary<{ duel: Duel; classic: Classic }>({
  en: { duel: duelEn, classic: classicEn },
  uk: { duel: duelUk, classic: classicUk },
  ru: { duel: duelRu, classic: classicRu },
});
