/** What the guide says in a first game, and when it is over. */
import { dictionary } from './dictionary';
import * as classic from './guide/classic';
import * as duel from './guide/duel';

const endEn = {
  title: 'Your first game is over',
  won: 'Well played!',
  lost: 'That was a good start: the next game is easier.',
  by: {
    military: 'The pawn reached a capital, so points did not matter. Keep an eye on red cards from Age I on.',
    scientific:
      'Six different symbols ended the game, so points did not matter. Watch the green cards of both cities.',
    civilian: 'Nobody won by army or science, so points decided. The table shows where they came from.',
    points: 'The table shows where the points came from. Compare your columns with the winner’s.',
  },
  next: 'What to do next',
  again: 'The same game without the guide: press “Rematch”.',
  replay: 'Go through this game again, move by move',
  rules: 'How points are counted',
  other: { duel: 'A guided game of 7 Wonders', classic: 'A guided game of Duel' },
};
type End = typeof endEn;

const endUk: End = {
  title: 'Вашу першу партію зіграно',
  won: 'Чудова гра!',
  lost: 'Добрий початок: наступна партія дасться легше.',
  by: {
    military: 'Маркер дійшов до столиці, тож бали вже не важили. Стежте за червоними картами від епохи I.',
    scientific:
      'Шість різних символів завершили гру, тож бали вже не важили. Стежте за зеленими картами обох міст.',
    civilian: 'Ніхто не переміг військом чи наукою, тож вирішили бали. Таблиця показує, звідки вони.',
    points: 'Таблиця показує, звідки взялися бали. Порівняйте свої з балами переможця.',
  },
  next: 'Що далі',
  again: 'Та сама гра без порадника: натисніть «Реванш».',
  replay: 'Переглянути цю партію хід за ходом',
  rules: 'Як рахують бали',
  other: { duel: 'Перша гра з порадником: «7 чудес»', classic: 'Перша гра з порадником: «Дуель»' },
};

const endRu: End = {
  title: 'Ваша первая партия сыграна',
  won: 'Отличная игра!',
  lost: 'Хорошее начало: следующая партия дастся легче.',
  by: {
    military: 'Маркер дошёл до столицы, так что очки уже не важны. Следите за красными картами с эпохи I.',
    scientific:
      'Шесть разных символов завершили игру, так что очки уже не важны. Следите за зелёными картами обоих городов.',
    civilian: 'Никто не победил войском или наукой, поэтому решили очки. Таблица показывает, откуда они.',
    points: 'Таблица показывает, откуда взялись очки. Сравните свои с очками победителя.',
  },
  next: 'Что дальше',
  again: 'Та же игра без помощника: нажмите «Реванш».',
  replay: 'Просмотреть эту партию ход за ходом',
  rules: 'Как считают очки',
  other: { duel: 'Первая игра с помощником: «7 чудес»', classic: 'Первая игра с помощником: «Дуэль»' },
};

const en = { duel: duel.en, classic: classic.en, end: endEn };

export const guideWords = dictionary<typeof en>({
  en,
  uk: { duel: duel.uk, classic: classic.uk, end: endUk },
  ru: { duel: duel.ru, classic: classic.ru, end: endRu },
});
