### 7 чудес в терминале.

## Названия и знаки

classic-terminal-title = 7 чудес
# Как зовут нескольких ботов.
classic-terminal-bot = Бот { $number }

# Стороны поля Чуда света как можно короче.
classic-terminal-side-a = А
classic-terminal-side-b = В
classic-terminal-side-day = день
classic-terminal-side-night = ночь

# По одной букве на ресурс, все разные.
classic-terminal-letter-wood = Д
classic-terminal-letter-stone = К
classic-terminal-letter-clay = Г
classic-terminal-letter-ore = Р
classic-terminal-letter-glass = С
classic-terminal-letter-loom = Т
classic-terminal-letter-papyrus = П

# Эффекты как можно короче.
classic-terminal-short-seventh-card = и 7-я карта
classic-terminal-short-free-building = 1 беспл. за эпоху
classic-terminal-short-copy-guild = копирует ♦
classic-terminal-short-free-colour = новый цвет беспл.
classic-terminal-short-free-first = 1-я беспл.
classic-terminal-short-free-last = последняя беспл.
classic-terminal-short-builds-discarded = из сброса
# Очки за чудо, у которого построены все ярусы.
classic-terminal-short-complete = { $gain } все { $sign }

## Стол

classic-terminal-turn = Раунд { $turn } из { $last }
classic-terminal-sides = Выбор сторон
# Куда передают карты после этого хода.
classic-terminal-holder = Вольный город: { $player }
classic-terminal-passing-left = карты идут налево → { $player }
classic-terminal-passing-right = карты идут направо → { $player }
classic-terminal-last-turn = Прошлый раунд:
classic-terminal-this-turn = Этот раунд:
classic-terminal-conflicts = Конфликты:
# Что кто-то сделал с картой.
classic-terminal-sold = продаёт карту
classic-terminal-recovered = из сброса

# Возле карты в руке: почему она бесплатна или почему её не построить.
classic-terminal-note-power = сила чуда
classic-terminal-note-built = уже построено
classic-terminal-note-chosen = для вашего города
classic-terminal-note-complete = все ярусы построены
classic-terminal-note-lacks = не хватает { $resources }
classic-terminal-note-short = не хватает { $coins }
# Возле следующего яруса.
classic-terminal-any-card = любой картой
classic-terminal-for-free-city = Для Вольного города:

## Выбор

classic-terminal-several-ways =
    { $count ->
        [one] { $count } способ оплаты: { $coins }
        [few] { $count } способа оплаты: { $coins }
       *[many] { $count } способов оплаты: { $coins }
    }
classic-terminal-only-power = Оплатить её невозможно; построить может только сила чуда.
classic-terminal-stage = Следующий ярус
classic-terminal-build-stage = Построить ярус { $stage }
classic-terminal-sell = Продать карту «{ $card }»
classic-terminal-starts = производит { $resource }
classic-terminal-chosen = Выбрано: { $choice }

## Вопросы

# Клавиши — это числа, например 1–6; $key — буква.
classic-terminal-ask-again = { $player }, другой выбор: { $keys }. Enter оставит этот. Справка: ?
classic-terminal-ask-free-city = { $player }, карта для Вольного города: { $keys }. Выбрать свою заново: { $key }. Справка: ?
# Несколько человек за одним экраном.
classic-terminal-hand-over = Дальше { $player }: передайте экран и нажмите Enter.
classic-terminal-hand-over-or = Дальше { $player }: передайте экран и нажмите Enter. Кто-то другой: { $keys }.
classic-terminal-have-chosen = Уже выбрали: { $players }.
classic-terminal-still-choose = Ещё выбирают: { $players }.
classic-terminal-no-hand = Сейчас карты на руке спрятаны.
classic-terminal-age-over = { $age } завершилась
classic-terminal-go-on = Enter – дальше.

## Что можно посмотреть и справка

classic-terminal-stages-built =
    { $stages ->
        [0] ни один ярус не построен
        [one] построен { $stages } ярус
        [few] построено { $stages } яруса
       *[many] построено { $stages } ярусов
    }
classic-terminal-pile =
    { $count ->
        [one] В стопке сброса { $count } карта рубашкой вверх.
        [few] В стопке сброса { $count } карты рубашкой вверх.
       *[many] В стопке сброса { $count } карт рубашкой вверх.
    }
classic-terminal-pile-known = Вы знаете о таких: { $cards }.
classic-terminal-help-number = номер карты, затем что с ней сделать, затем как платить; можно всё сразу через пробелы
classic-terminal-help-enter = нарисовать стол ещё раз; если выбор уже сделан – оставить его
classic-terminal-help-take-back = отменить выбор для своего города, пока выбираете для Вольного города
classic-terminal-help-card = что делают карты на руке; с названием или номером: эта карта или поле чуда света и цена
classic-terminal-help-price = сколько стоят ресурсы и следующий ярус; с номером или названием: все способы оплаты карты
classic-terminal-help-cities = все города и их здания
classic-terminal-help-boards = поля чудес света и что делают ярусы
classic-terminal-help-log = последние раунды; с числом: столько раундов
classic-terminal-help-undo = отменить последнее решение за этим экраном
classic-terminal-sign-chain = даст бесплатно
classic-terminal-sign-own = ваш город
classic-terminal-sign-possible = можете построить
classic-terminal-sign-impossible = не можете построить
classic-terminal-help-table = У соседа после ■ и □ – что там можно купить и цена за единицу; из букв через черту – одна за раз. В скобках после щитов – очки за жетоны побед и поражений. Стрелки после эффекта показывают, в каких городах он считает.
