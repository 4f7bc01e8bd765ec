### 7 чудес у терміналі.

## Назви та знаки

classic-terminal-title = 7 чудес
# Як звати кількох ботів.
classic-terminal-bot = Бот { $number }

# Сторони картки Чуда якнайкоротше.
classic-terminal-side-a = А
classic-terminal-side-b = В
classic-terminal-side-day = день
classic-terminal-side-night = ніч

# По одній літері на ресурс, усі різні.
classic-terminal-letter-wood = Д
classic-terminal-letter-stone = К
classic-terminal-letter-clay = Г
classic-terminal-letter-ore = Р
classic-terminal-letter-glass = С
classic-terminal-letter-loom = Т
classic-terminal-letter-papyrus = П

# Ефекти якнайкоротше.
classic-terminal-short-seventh-card = і 7-ма карта
classic-terminal-short-free-building = 1 безкошт. на епоху
classic-terminal-short-copy-guild = копіює ♦
classic-terminal-short-free-colour = новий колір безкошт.
classic-terminal-short-free-first = 1-ша безкошт.
classic-terminal-short-free-last = остання безкошт.
classic-terminal-short-builds-discarded = зі скидання
# Бали за чудо, в якого зведено всі етапи.
classic-terminal-short-complete = { $gain } усі { $sign }

## Стіл

classic-terminal-turn = Хід { $turn } із { $last }
classic-terminal-sides = Вибір сторін
# Куди передають карти після цього ходу.
classic-terminal-holder = Вільне місто: { $player }
classic-terminal-passing-left = карти йдуть ліворуч → { $player }
classic-terminal-passing-right = карти йдуть праворуч → { $player }
classic-terminal-last-turn = Минулий хід:
classic-terminal-this-turn = Цей хід:
classic-terminal-conflicts = Конфлікти:
# Що хтось зробив із картою.
classic-terminal-sold = продає карту
classic-terminal-recovered = зі скидання

# Біля карти в руці: чому вона безкоштовна або чому її не звести.
classic-terminal-note-power = сила чуда
classic-terminal-note-built = уже зведено
classic-terminal-note-chosen = для вашого міста
classic-terminal-note-complete = усі етапи зведено
classic-terminal-note-lacks = бракує { $resources }
classic-terminal-note-short = бракує { $coins }
# Біля наступного етапу.
classic-terminal-any-card = будь-якою картою
classic-terminal-for-free-city = Для Вільного міста:

## Вибір

classic-terminal-several-ways =
    { $count ->
        [one] { $count } спосіб оплати: { $coins }
        [few] { $count } способи оплати: { $coins }
       *[many] { $count } способів оплати: { $coins }
    }
classic-terminal-only-power = Оплатити її неможливо; звести може лише сила чуда.
classic-terminal-stage = Наступний етап
classic-terminal-build-stage = Звести етап { $stage }
classic-terminal-sell = Продати карту «{ $card }»
classic-terminal-starts = виробляє { $resource }
classic-terminal-chosen = Обрано: { $choice }

## Запитання

# Клавіші — це числа, наприклад 1–6; $key — літера.
classic-terminal-ask-again = { $player }, інший вибір: { $keys }. Enter лишає цей. Довідка: ?
classic-terminal-ask-free-city = { $player }, карта для Вільного міста: { $keys }. Обрати свою знову: { $key }. Довідка: ?
# Кілька людей за одним екраном.
classic-terminal-hand-over = Далі { $player }: передайте екран і натисніть Enter.
classic-terminal-hand-over-or = Далі { $player }: передайте екран і натисніть Enter. Хтось інший: { $keys }.
classic-terminal-have-chosen = Уже обрали: { $players }.
classic-terminal-still-choose = Ще обирають: { $players }.
classic-terminal-no-hand = Зараз карти в руці сховано.
classic-terminal-age-over = { $age } завершилася
classic-terminal-go-on = Enter – далі.

## Що можна переглянути та довідка

classic-terminal-stages-built =
    { $stages ->
        [0] жодного етапу не зведено
        [one] зведено { $stages } етап
        [few] зведено { $stages } етапи
       *[many] зведено { $stages } етапів
    }
classic-terminal-pile =
    { $count ->
        [one] У стопці скидання { $count } карта долілиць.
        [few] У стопці скидання { $count } карти долілиць.
       *[many] У стопці скидання { $count } карт долілиць.
    }
classic-terminal-pile-known = Ви знаєте про такі: { $cards }.
classic-terminal-help-number = номер карти, потім що з нею зробити, потім як платити; можна все одразу через пробіли
classic-terminal-help-enter = намалювати стіл ще раз; якщо вибір уже зроблено – лишити його
classic-terminal-help-take-back = скасувати вибір для свого міста, поки обираєте для Вільного міста
classic-terminal-help-card = що роблять карти в руці; з назвою або номером: ця карта чи картка чуда та ціна
classic-terminal-help-price = скільки коштують ресурси та наступний етап; з номером або назвою: усі способи оплати карти
classic-terminal-help-cities = усі міста та їхні будівлі
classic-terminal-help-boards = картки чудес і що роблять етапи
classic-terminal-help-log = останні ходи; з числом: стільки ходів
classic-terminal-help-undo = скасувати останнє рішення за цим екраном
classic-terminal-sign-chain = дасть безкоштовно
classic-terminal-sign-own = ваше місто
classic-terminal-sign-possible = можете звести
classic-terminal-sign-impossible = не можете звести
classic-terminal-help-table = У сусіда після ■ і □ – що там можна купити та ціна за одиницю; з літер через риску – одна за раз. У дужках після щитів – бали за токени перемог і поразок. Стрілки після ефекту показують, у яких містах він рахує.
