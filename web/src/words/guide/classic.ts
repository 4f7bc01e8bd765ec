/** What the guide says in a first game of 7 Wonders. */
import type { Said } from './form';

export const en = {
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
  sell: {
    title: 'Nothing fits?',
    text: 'Any card can be sold for 3 coins, and that keeps it from your neighbour too. A card put under a stage of your wonder does the same.',
  },
  guild: {
    title: 'A guild in your hand',
    text: 'Purple cards score at the end, mostly for what your two neighbours have built. Look at their cities before you choose.',
  },
  seventh: {
    title: 'One more card',
    text: 'Your wonder lets you play the last card too, instead of discarding it.',
  },
  recover: {
    title: 'From the discard pile',
    text: 'Your wonder lets you build one discarded card for nothing. Choose what your city lacks most.',
  },
};

type Words = Record<keyof typeof en, Said>;

export const uk: Words = {
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
    text: 'Звести будівлю, підкласти карту під етап свого чуда або продати її за 3 монети. Натисніть на карту, щоб побачити, що можливо.',
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
  sell: {
    title: 'Нічого не підходить?',
    text: 'Будь-яку карту можна продати за 3 монети, і вона не дістанеться сусідові. Не дістанеться йому й карта, підкладена під етап чуда.',
  },
  guild: {
    title: 'Гільдія у вашій руці',
    text: 'Фіолетові карти дають бали наприкінці, переважно за те, що звели обидва сусіди. Перш ніж обрати, погляньте на їхні міста.',
  },
  seventh: {
    title: 'Ще одна карта',
    text: 'Ваше чудо дозволяє зіграти й останню карту, а не скидати її.',
  },
  recover: {
    title: 'Зі скинутих карт',
    text: 'Ваше чудо дозволяє безкоштовно звести одну зі скинутих карт. Оберіть те, чого місту найбільше бракує.',
  },
};

export const ru: Words = {
  welcome: {
    title: 'Добро пожаловать в «7 чудес»',
    text: 'Вы управляете одним из великих городов. Три эпохи по шесть раундов; побеждает тот, у кого в конце больше всего очков. Все играют одновременно.',
  },
  hand: {
    title: 'Ваша рука',
    text: 'Семь карт. Каждый раунд вы используете одну, а остальные передаёте соседу, поэтому думайте и о том, что отдаёте.',
  },
  actions: {
    title: 'Что делать с картой',
    text: 'Построить здание, подложить карту под ярус своего чуда или продать её за 3 монеты. Нажмите на карту, чтобы увидеть, что возможно.',
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
    title: 'Шестой раунд',
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
  sell: {
    title: 'Ничего не подходит?',
    text: 'Любую карту можно продать за 3 монеты, и она не достанется соседу. Не достанется ему и карта, подложенная под ярус чуда.',
  },
  guild: {
    title: 'Гильдия у вас на руке',
    text: 'Фиолетовые карты дают очки в конце, в основном за то, что построили оба соседа. Прежде чем выбрать, взгляните на их города.',
  },
  seventh: {
    title: 'Ещё одна карта',
    text: 'Ваше чудо позволяет сыграть и последнюю карту, а не сбрасывать её.',
  },
  recover: {
    title: 'Из сброшенных карт',
    text: 'Ваше чудо позволяет бесплатно построить одну из сброшенных карт. Выберите то, чего городу больше всего не хватает.',
  },
};
