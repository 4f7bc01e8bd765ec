### Страница: короткие слова.

## Почему что-то невозможно, как можно меньшим числом слов

obstacle-short-game-over = игра окончена
obstacle-short-not-your-turn = сейчас не ваш ход
obstacle-short-other-decision = сначала другое решение
obstacle-short-covered = накрыта
obstacle-short-face-down = лежит рубашкой вверх
obstacle-short-not-in-structure = не в раскладке
obstacle-short-already-built = уже построено
obstacle-short-not-yours = не ваше чудо света
obstacle-short-returned-to-box = возвращено в коробку
obstacle-short-wonder-limit = семь чудес уже построено
obstacle-short-cannot-pay = не хватает монет
obstacle-short-too-early = с эпохи II
obstacle-short-already-activated = уже активировано
obstacle-short-not-in-pantheon = не в Пантеоне

classic-obstacle-short-game-over = { obstacle-short-game-over }
classic-obstacle-short-other-decision = { obstacle-short-other-decision }
classic-obstacle-short-not-in-hand = нет на руке
classic-obstacle-short-chosen-already = выбрана для вашего города
classic-obstacle-short-already-built = { obstacle-short-already-built }
classic-obstacle-short-wonder-complete = чудо света завершено
classic-obstacle-short-only-chains = остались только цепочки
classic-obstacle-short-side-not-chosen = сторона ещё не выбрана
classic-obstacle-short-not-in-edition = не из этого издания
classic-obstacle-short-not-for-sale = не хватает ресурсов
classic-obstacle-short-cannot-pay = { obstacle-short-cannot-pay }

## Подсчёт очков: что вписать в строку, у которой есть поля для символов

classic-scorepad-form-science = очки или число символов
classic-scorepad-form-help-science = Впишите очки или посчитайте символы. Символ на ваш выбор, который даёт «{ classic-card-scientists-guild }» или { classic-board-babylon }, становится тем, что стоит больше всего. Одинаковые символы стоят своего числа, умноженного на себя, каждые три разных – ещё 7.
scorepad-form-help-temples = Впишите, сколько великих храмов в городе: 1 приносит 5 очков, 2 – 12, 3 – 21.

## Уровни ботов как игроки

bot-apprentice = Ученик
bot-builder = Строитель
bot-architect = Архитектор
bot-wonder = Чудо
# One of several bots of a kind.
bot-numbered = { $name } { $number }
