### Блокнот для подсчёта очков «7 чудес»: итог игры с настоящими картами.

## Вопросы

classic-scorepad-title = Подсчёт очков «7 чудес»
classic-scorepad-players = Сколько игроков
classic-scorepad-name = Имя игрока { $number }

## Строки как можно короче, когда рядом стоят семеро игроков

classic-scorepad-row-military = Конфликты
classic-scorepad-row-coins = Сокровищница
classic-scorepad-row-wonder = Чудо света
classic-scorepad-row-civilian = Гражданские
classic-scorepad-row-science = Наука
classic-scorepad-row-commerce = Торговля
classic-scorepad-row-guilds = Гильдии

# Что вписывать в строку, после её названия.
classic-scorepad-asks-military = очки за жетоны конфликтов
classic-scorepad-asks-coins = сколько монет осталось
classic-scorepad-asks-wonder = очки на построенных ярусах
classic-scorepad-asks-civilian = очки на синих картах
classic-scorepad-asks-science = очки или символы, например 3 2 1 1; ? поясняет
classic-scorepad-asks-commerce = очки за жёлтые карты
classic-scorepad-asks-guilds = очки за фиолетовые карты

# Что говорит ?.
classic-scorepad-help-players = От двух до семи. Вдвоём играют с Вольным городом, который не может победить: вписывают только двух игроков.
classic-scorepad-help-military = Сложите жетоны: победы в эпохах I, II и III приносят 1, 3 и 5 очков, каждое поражение отнимает 1. Сумма может быть отрицательной.
classic-scorepad-help-coins = Впишите сами монеты; каждые полные 3 монеты – это 1 очко. При равном итоге решают монеты.
classic-scorepad-help-wonder = Сложите очки на построенных ярусах. Ярус без подложенной карты ничего не стоит.
classic-scorepad-help-civilian = Сложите очки на синих картах города.
classic-scorepad-help-science = Впишите очки или число символов каждого вида через пробел: { classic-symbol-compass }, { classic-symbol-gear }, { classic-symbol-tablet }. Четвёртое число – символы на ваш выбор, которые даёт «{ classic-card-scientists-guild }» или { classic-board-babylon }; они становятся теми, что стоят больше всего. Одинаковые символы стоят своего числа, умноженного на себя, каждые три разных – ещё 7.
classic-scorepad-help-commerce = Сложите очки за жёлтые карты. Их приносят только карты эпохи III за то, что есть в вашем городе.
classic-scorepad-help-guilds = Сложите очки за гильдии. Скопированная гильдия считается так, будто стоит в вашем городе:

# Чего стоит гильдия, после её названия.
classic-scorepad-guild-workers = 1 за каждую коричневую карту обоих соседей
classic-scorepad-guild-craftsmens = 2 за каждую серую карту обоих соседей
classic-scorepad-guild-traders = 1 за каждую жёлтую карту обоих соседей
classic-scorepad-guild-philosophers = 1 за каждую зелёную карту обоих соседей
classic-scorepad-guild-spies = 1 за каждую красную карту обоих соседей
classic-scorepad-guild-strategists = 1 за каждый жетон поражения соседей
classic-scorepad-guild-shipowners = 1 за каждую вашу карту: коричневую, серую, гильдию
classic-scorepad-guild-scientists = здесь 0; её символ считают в строке науки
classic-scorepad-guild-magistrates = 1 за каждую синюю карту обоих соседей
classic-scorepad-guild-builders = 1 за каждый построенный ярус, ваш и соседей
classic-scorepad-guild-decorators = 7, если построены все ярусы чуда света

# О гильдии.
classic-scorepad-only-first = первое издание
classic-scorepad-only-second = второе издание

# Что разрешено вместо вписанного.
classic-scorepad-allowed-range = Можно ввести целое число от { $least } до { $most }.
classic-scorepad-allowed-science = Можно ввести очки от 0 до { $most } или символы: три числа от 0 до { $each } и четвёртое от 0 до { $any } для символов на выбор, например 3 2 1 1.
classic-scorepad-allowed-name = В имени не больше { $most } символов; все имена должны различаться.

## Вердикт

classic-scorepad-wins = { $player } побеждает: { points }.
classic-scorepad-shares = { $players } делят победу: { points-each }.
classic-scorepad-coins-decide = Итоги равны; решают монеты: { $winner } : { $loser }.
classic-scorepad-all-equal = Их итоги равны, и монеты тоже.
