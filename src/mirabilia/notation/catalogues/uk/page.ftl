### Сторінка: короткі слова.

## Чому щось неможливо, якнайменшою кількістю слів

obstacle-short-game-over = гру завершено
obstacle-short-not-your-turn = зараз не ваш хід
obstacle-short-other-decision = спершу інше рішення
obstacle-short-covered = накрита
obstacle-short-face-down = лежить долілиць
obstacle-short-not-in-structure = не в структурі
obstacle-short-already-built = уже зведено
obstacle-short-not-yours = не ваше чудо
obstacle-short-returned-to-box = повернуто в коробку
obstacle-short-wonder-limit = сім чудес уже зведено
obstacle-short-cannot-pay = бракує монет
obstacle-short-too-early = з епохи II
obstacle-short-already-activated = уже активовано
obstacle-short-not-in-pantheon = не в Пантеоні

classic-obstacle-short-game-over = { obstacle-short-game-over }
classic-obstacle-short-other-decision = { obstacle-short-other-decision }
classic-obstacle-short-not-in-hand = немає в руці
classic-obstacle-short-chosen-already = обрано для вашого міста
classic-obstacle-short-already-built = { obstacle-short-already-built }
classic-obstacle-short-wonder-complete = чудо завершено
classic-obstacle-short-only-chains = лишилися тільки ланцюжки
classic-obstacle-short-side-not-chosen = сторону ще не обрано
classic-obstacle-short-not-in-edition = не з цього видання
classic-obstacle-short-not-for-sale = бракує ресурсів
classic-obstacle-short-cannot-pay = { obstacle-short-cannot-pay }

## Підрахунок балів: що вписати в рядок, який має поля для символів

classic-scorepad-form-science = бали або кількість символів
classic-scorepad-form-help-science = Впишіть бали або порахуйте символи. Символ на ваш вибір, який дає «{ classic-card-scientists-guild }» або { classic-board-babylon }, стає тим, що вартий найбільше. Однакові символи варті свого числа, помноженого на себе, кожні три різні – ще 7.
scorepad-form-help-temples = Впишіть, скільки великих храмів у місті: 1 приносить 5 балів, 2 – 12, 3 – 21.

## Рівні ботів як гравці

bot-apprentice = Учень
bot-builder = Будівничий
bot-architect = Архітектор
bot-wonder = Чудо
# One of several bots of a kind.
bot-numbered = { $name } { $number }
