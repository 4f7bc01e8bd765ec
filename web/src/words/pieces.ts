/** Texts about cards, prices and pieces, wherever they appear. */
import type { Obstacle, Resource, Units } from '../api/documents';
import { dictionary, en as count, ru as russian, uk as ukrainian } from './dictionary';

type Naming = (name: Resource) => string;

const missing = (obstacle: Obstacle, named: Naming): string =>
  Object.keys((obstacle.missing ?? {}) as Units)
    .map((name) => named(name as Resource))
    .join(', ');

const en = {
  noCost: 'no cost',
  freeByChain: 'Free by chain',
  freeByWonder: 'Free by wonder',
  allYours: 'All yours',
  pay: (n: number) => `Pay ${n}`,
  coins: (n: number) => count(n, 'coin', 'coins'),
  points: (n: number) => count(n, 'point', 'points'),
  shields: (n: number) => count(n, 'shield', 'shields'),
  cards: (n: number) => count(n, 'card', 'cards'),
  costs: (what: string) => `Costs ${what}.`,
  costsNothing: 'Costs nothing.',
  free: 'free',
  chosen: 'chosen',
  canBeTaken: 'Can be taken',
  faceDown: (back: string, age: number) =>
    back === 'guild'
      ? 'Guild, face down'
      : back === 'temple'
        ? 'Grand Temple, face down'
        : `Card of Age ${'I'.repeat(age)}, face down`,
  age: (age: number) => `Age ${'I'.repeat(age)}`,
  obstacle: (obstacle: Obstacle, named: Naming): string =>
    ({
      cannot_pay: `${count(obstacle.short ?? 0, 'coin', 'coins')} short`,
      not_for_sale: `Nobody sells ${missing(obstacle, named)}`,
      already_built: 'Already built',
      wonder_limit: 'Seven wonders stand already',
      returned_to_box: 'Back in the box',
      not_yours: 'Not yours',
      wonder_complete: 'The wonder is complete',
      only_chains: 'Must be built by chain',
      already_activated: 'Activated already',
      not_in_pantheon: 'Not in the Pantheon',
      not_in_structure: 'Not on the table',
      not_in_hand: 'Not in your hand',
      face_down: 'Face down',
      covered: 'Covered',
      too_early: 'From Age II on',
      not_your_turn: 'Not your turn',
      other_decision: 'Something else is asked first',
      chosen_already: 'Chosen already',
      side_not_chosen: 'The side is not chosen yet',
      not_in_edition: 'Not in this edition',
      game_over: 'The game is over',
    })[obstacle.code] ?? 'Not possible now',
};

type Words = typeof en;

const uk: Words = {
  noCost: 'без вартості',
  freeByChain: 'За ланцюжком',
  freeByWonder: 'Завдяки чуду',
  allYours: 'Усе є',
  pay: (n) => `Сплатити ${n}`,
  coins: (n) => ukrainian(n, 'монета', 'монети', 'монет'),
  points: (n) => ukrainian(n, 'бал', 'бали', 'балів'),
  shields: (n) => ukrainian(n, 'щит', 'щити', 'щитів'),
  cards: (n) => ukrainian(n, 'карта', 'карти', 'карт'),
  costs: (what) => `Вартість: ${what}.`,
  costsNothing: 'Нічого не коштує.',
  free: 'безкоштовно',
  chosen: 'обрано',
  canBeTaken: 'Можна взяти',
  faceDown: (back, age) =>
    back === 'guild'
      ? 'Гільдія, долілиць'
      : back === 'temple'
        ? 'Великий храм, долілиць'
        : `Карта епохи ${'I'.repeat(age)}, долілиць`,
  age: (age) => `Епоха ${'I'.repeat(age)}`,
  obstacle: (obstacle, named) =>
    ({
      cannot_pay: `Бракує ${ukrainian(obstacle.short ?? 0, 'монети', 'монет', 'монет')}`,
      not_for_sale: `Ніхто не продає: ${missing(obstacle, named)}`,
      already_built: 'Уже зведено',
      wonder_limit: 'Сім чудес уже зведено',
      returned_to_box: 'Повернуто в коробку',
      not_yours: 'Не ваше',
      wonder_complete: 'Чудо завершено',
      only_chains: 'Лише за ланцюжком',
      already_activated: 'Уже активовано',
      not_in_pantheon: 'Не в Пантеоні',
      not_in_structure: 'Не на столі',
      not_in_hand: 'Немає в руці',
      face_down: 'Долілиць',
      covered: 'Накрита',
      too_early: 'З епохи II',
      not_your_turn: 'Не ваш хід',
      other_decision: 'Спершу інше рішення',
      chosen_already: 'Уже обрано',
      side_not_chosen: 'Сторону ще не обрано',
      not_in_edition: 'Не з цього видання',
      game_over: 'Гру завершено',
    })[obstacle.code] ?? 'Зараз неможливо',
};

const ru: Words = {
  noCost: 'без стоимости',
  freeByChain: 'По цепочке',
  freeByWonder: 'Благодаря чуду',
  allYours: 'Всё есть',
  pay: (n) => `Заплатить ${n}`,
  coins: (n) => russian(n, 'монета', 'монеты', 'монет'),
  points: (n) => russian(n, 'очко', 'очка', 'очков'),
  shields: (n) => russian(n, 'щит', 'щита', 'щитов'),
  cards: (n) => russian(n, 'карта', 'карты', 'карт'),
  costs: (what) => `Стоимость: ${what}.`,
  costsNothing: 'Ничего не стоит.',
  free: 'бесплатно',
  chosen: 'выбрано',
  canBeTaken: 'Можно взять',
  faceDown: (back, age) =>
    back === 'guild'
      ? 'Гильдия, рубашкой вверх'
      : back === 'temple'
        ? 'Великий храм, рубашкой вверх'
        : `Карта эпохи ${'I'.repeat(age)}, рубашкой вверх`,
  age: (age) => `Эпоха ${'I'.repeat(age)}`,
  obstacle: (obstacle, named) =>
    ({
      cannot_pay: `Не хватает ${russian(obstacle.short ?? 0, 'монеты', 'монет', 'монет')}`,
      not_for_sale: `Никто не продаёт: ${missing(obstacle, named)}`,
      already_built: 'Уже построено',
      wonder_limit: 'Семь чудес уже построено',
      returned_to_box: 'Возвращено в коробку',
      not_yours: 'Не ваше',
      wonder_complete: 'Чудо завершено',
      only_chains: 'Только по цепочке',
      already_activated: 'Уже активировано',
      not_in_pantheon: 'Не в Пантеоне',
      not_in_structure: 'Не на столе',
      not_in_hand: 'Нет на руке',
      face_down: 'Рубашкой вверх',
      covered: 'Накрыта',
      too_early: 'С эпохи II',
      not_your_turn: 'Не ваш ход',
      other_decision: 'Сначала другое решение',
      chosen_already: 'Уже выбрано',
      side_not_chosen: 'Сторона ещё не выбрана',
      not_in_edition: 'Не из этого издания',
      game_over: 'Игра окончена',
    })[obstacle.code] ?? 'Сейчас невозможно',
};

export const pieces = dictionary({ en, uk, ru });
