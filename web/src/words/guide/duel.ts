/** What the guide says in a first game of Duel. */
import type { Said } from './form';

export const en = {
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
    text: 'Press a bright card. You can build it in your city, discard it for coins, or put it under one of your wonders to build that wonder.',
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
    text: 'Discard a card: it brings 2 coins, and 1 more for each yellow card in your city. It also keeps the card from your opponent.',
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
    text: 'The last cards, rich in points and dear. Three of them are guilds: purple, with backs of their own. There are no more brown or grey cards.',
  },
  scoring: {
    title: 'Almost over',
    text: 'Points come from cards, wonders, progress tokens, the pawn, and 1 for each 3 coins. If it is a tie, blue cards decide.',
  },
  scholar: {
    title: 'Science can win',
    text: 'A city has four different symbols; six of them end the game at once. Look at who has them: go for the missing ones, or take them away.',
  },
  guild: {
    title: 'A guild lies open',
    text: 'It scores for something that both cities collect, and counts the city that has more of it. At the end a purple card can bring many points.',
  },
  seventh: {
    title: 'Seven wonders stand',
    text: 'The eighth is out of the game. From now on a card can only be built or discarded.',
  },
  dear: {
    title: 'Trade has become dear',
    text: 'Your opponent makes what you lack, so each unit costs you more. A brown, grey or yellow card of your own brings the price down.',
  },
};

type Words = Record<keyof typeof en, Said>;

export const uk: Words = {
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
    text: 'Натисніть на яскраву карту. Можна звести цю будівлю у своєму місті, скинути карту за монети або підкласти її під одне зі своїх чудес і так звести чудо.',
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
    text: 'Скиньте карту: це 2 монети і ще по 1 за кожну жовту карту вашого міста. До того ж карта не дістанеться суперникові.',
  },
  production: {
    title: 'Ви виробляєте ресурси',
    text: 'Вони не витрачаються й доступні для кожного будівництва. А суперник платить за них дорожче.',
  },
  revealed: {
    title: 'Карту відкрито',
    text: 'Коли на закритій карті нічого не лишається, її перевертають. Думайте, що ви відкриваєте суперникові.',
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
    title: 'Пограбування',
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
    text: 'Обирає той, чиє військо слабше. Погляньте на нові карти: що краще: перший хід чи відповідь?',
  },
  age2: {
    title: 'Епоха II',
    text: 'Карти сильніші й дорожчі, а викладено їх навпаки. Коричневі карти на цьому закінчуються: беріть, що потрібно.',
  },
  age3: {
    title: 'Епоха III',
    text: 'Останні карти: дорогі, зате з багатьма балами. Три з них – гільдії, фіолетові, з власною сорочкою. Коричневих і сірих карт більше немає.',
  },
  scoring: {
    title: 'Майже кінець',
    text: 'Бали дають карти, чудеса, токени прогресу, маркер і кожні 3 монети – 1 бал. За рівного рахунку вирішують сині карти.',
  },
  scholar: {
    title: 'Наука може перемогти',
    text: 'В одному з міст уже чотири різні символи; шість одразу завершують гру. Подивіться, у кого: збирайте ті, яких бракує, або не дайте зібрати їх суперникові.',
  },
  guild: {
    title: 'Гільдія відкрита',
    text: 'Вона дає бали за те, що збирають обидва міста, і рахує те місто, де цього більше. Наприкінці фіолетова карта може дати чимало балів.',
  },
  seventh: {
    title: 'Сім чудес зведено',
    text: 'Восьме вибуває з гри. Відтепер карту можна лише звести або скинути.',
  },
  dear: {
    title: 'Торгівля подорожчала',
    text: 'Суперник виробляє те, чого вам бракує, тож кожна одиниця коштує дорожче. Власна коричнева, сіра чи жовта карта знизить ціну.',
  },
};

export const ru: Words = {
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
    text: 'Нажмите на яркую карту. Можно построить это здание в своём городе, сбросить карту за монеты или подложить её под одно из своих чудес и так построить чудо.',
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
    text: 'Сбросьте карту: это 2 монеты и ещё по 1 за каждую жёлтую карту вашего города. К тому же карта не достанется сопернику.',
  },
  production: {
    title: 'Вы производите ресурсы',
    text: 'Они не расходуются и доступны для каждого строительства. А соперник платит за них дороже.',
  },
  revealed: {
    title: 'Карта открыта',
    text: 'Когда на закрытой карте ничего не остаётся, её переворачивают. Думайте, что вы открываете сопернику.',
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
    title: 'Грабёж',
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
    text: 'Выбирает тот, чьё войско слабее. Взгляните на новые карты: что лучше: первый ход или ответ?',
  },
  age2: {
    title: 'Эпоха II',
    text: 'Карты сильнее и дороже, а выложены наоборот. Коричневые карты на этом заканчиваются: берите, что нужно.',
  },
  age3: {
    title: 'Эпоха III',
    text: 'Последние карты: дорогие, зато с множеством очков. Три из них – гильдии, фиолетовые, со своей рубашкой. Коричневых и серых карт больше нет.',
  },
  scoring: {
    title: 'Почти конец',
    text: 'Очки дают карты, чудеса, жетоны развития, маркер и каждые 3 монеты – 1 очко. При равном счёте решают синие карты.',
  },
  scholar: {
    title: 'Наука может победить',
    text: 'В одном из городов уже четыре разных символа; шесть сразу завершают игру. Посмотрите, у кого: собирайте недостающие или не дайте собрать их сопернику.',
  },
  guild: {
    title: 'Гильдия открыта',
    text: 'Она даёт очки за то, что собирают оба города, и считает тот город, где этого больше. В конце фиолетовая карта может принести немало очков.',
  },
  seventh: {
    title: 'Семь чудес построено',
    text: 'Восьмое выбывает из игры. Теперь карту можно только построить или сбросить.',
  },
  dear: {
    title: 'Торговля подорожала',
    text: 'Соперник производит то, чего вам не хватает, поэтому каждая единица стоит дороже. Своя коричневая, серая или жёлтая карта снизит цену.',
  },
};
