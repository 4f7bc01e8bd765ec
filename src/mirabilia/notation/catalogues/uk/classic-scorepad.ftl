### Блокнот для підрахунку балів «7 чудес»: підсумок гри зі справжніми картами.

## Запитання

classic-scorepad-title = Підрахунок балів «7 чудес»
classic-scorepad-players = Скільки гравців
classic-scorepad-name = Ім’я гравця { $number }

## Рядки якнайкоротше, коли поруч стоять семеро гравців

classic-scorepad-row-military = Конфлікти
classic-scorepad-row-coins = Скарбниця
classic-scorepad-row-wonder = Чудо
classic-scorepad-row-civilian = Громадські
classic-scorepad-row-science = Наука
classic-scorepad-row-commerce = Торгівля
classic-scorepad-row-guilds = Гільдії

# Що вписувати в рядок, після його назви.
classic-scorepad-asks-military = бали за токени конфліктів
classic-scorepad-asks-coins = скільки монет залишилося
classic-scorepad-asks-wonder = бали на зведених етапах
classic-scorepad-asks-civilian = бали на синіх картах
classic-scorepad-asks-science = бали або символи, як-от 3 2 1 1; ? пояснює
classic-scorepad-asks-commerce = бали за жовті карти
classic-scorepad-asks-guilds = бали за фіолетові карти

# Що каже ?.
classic-scorepad-help-players = Від двох до семи. Удвох грають із Вільним містом, яке не може перемогти: вписують лише двох гравців.
classic-scorepad-help-military = Додайте токени: перемоги в епохах I, II та III дають 1, 3 та 5 балів, кожна поразка віднімає 1. Сума може бути від’ємною.
classic-scorepad-help-coins = Впишіть самі монети; кожні повні 3 монети – це 1 бал. За рівного підсумку вирішують монети.
classic-scorepad-help-wonder = Додайте бали на зведених етапах. Етап без підкладеної карти нічого не вартий.
classic-scorepad-help-civilian = Додайте бали на синіх картах міста.
classic-scorepad-help-science = Впишіть бали або кількість символів кожного виду через пробіл: { classic-symbol-compass }, { classic-symbol-gear }, { classic-symbol-tablet }. Четверте число – символи на ваш вибір, які дає «{ classic-card-scientists-guild }» або { classic-board-babylon }; вони стають тими, що варті найбільше. Однакові символи варті свого числа, помноженого на себе, кожні три різні – ще 7.
classic-scorepad-help-commerce = Додайте бали за жовті карти. Їх дають лише карти епохи III за те, що є у вашому місті.
classic-scorepad-help-guilds = Додайте бали за гільдії. Скопійована гільдія рахується так, ніби стоїть у вашому місті:

# Чого варта гільдія, після її назви.
classic-scorepad-guild-workers = 1 за кожну коричневу карту обох сусідів
classic-scorepad-guild-craftsmens = 2 за кожну сіру карту обох сусідів
classic-scorepad-guild-traders = 1 за кожну жовту карту обох сусідів
classic-scorepad-guild-philosophers = 1 за кожну зелену карту обох сусідів
classic-scorepad-guild-spies = 1 за кожну червону карту обох сусідів
classic-scorepad-guild-strategists = 1 за кожен токен поразки обох сусідів
classic-scorepad-guild-shipowners = 1 за кожну вашу карту: коричневу, сіру, гільдію
classic-scorepad-guild-scientists = тут 0; її символ рахують у рядку науки
classic-scorepad-guild-magistrates = 1 за кожну синю карту обох сусідів
classic-scorepad-guild-builders = 1 за кожен зведений етап, ваш і сусідів
classic-scorepad-guild-decorators = 7, якщо зведено всі етапи вашого чуда

# Про гільдію.
classic-scorepad-only-first = перше видання
classic-scorepad-only-second = друге видання

# Що дозволено замість уписаного.
classic-scorepad-allowed-range = Можна ввести ціле число від { $least } до { $most }.
classic-scorepad-allowed-science = Можна ввести бали від 0 до { $most } або символи: три числа від 0 до { $each } і четверте від 0 до { $any } для символів на вибір, як-от 3 2 1 1.
classic-scorepad-allowed-name = Ім’я має щонайбільше { $most } символів; усі імена мають бути різними.

## Вирок

classic-scorepad-wins = { $player } перемагає: { points }.
classic-scorepad-shares = { $players } ділять перемогу: { points-each }.
classic-scorepad-coins-decide = Підсумки рівні; вирішують монети: { $winner } : { $loser }.
classic-scorepad-all-equal = Їхні підсумки рівні, і монети теж.
