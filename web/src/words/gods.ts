/** What each god does, in the few words that a tile of the Pantheon has room for. */
import { dictionary } from './dictionary';

const en = {
  Enki: 'One of the 2 progress tokens on this card',
  Ishtar: 'Scientific symbol: scales',
  Nisaba: 'Copies the symbol of a green card of the opponent',
  Astarte: '7 safe coins; each one left is a point',
  Baal: 'Takes a brown or grey card of the opponent',
  Tanit: '12 coins',
  Aphrodite: '9 victory points',
  Hades: 'Builds a discarded card for free',
  Zeus: 'Discards any card of the structure',
  Anubis: 'Destroys a constructed wonder',
  Isis: 'A wonder for free, with a discarded card',
  Ra: 'Takes an unbuilt wonder of the opponent',
  Mars: '2 shields',
  Minerva: 'Stops the Conflict pawn once',
  Neptune: 'Drops one military token, applies another',
  Gate: 'Top god of each deck: one of them for free',
};
type Words = typeof en;
const uk: Words = {
  Enki: 'Один із 2 токенів прогресу на цій карті',
  Ishtar: 'Науковий символ: терези',
  Nisaba: 'Символ зеленої карти суперника – і ваш',
  Astarte: '7 захищених монет; кожна, що лишиться, – бал',
  Baal: 'Забирає коричневу чи сіру карту суперника',
  Tanit: '12 монет',
  Aphrodite: '9 переможних балів',
  Hades: 'Безкоштовно зводить скинуту карту',
  Zeus: 'Скидає будь-яку карту структури',
  Anubis: 'Руйнує зведене чудо',
  Isis: 'Безкоштовне чудо зі скинутою картою',
  Ra: 'Забирає незведене чудо суперника',
  Mars: '2 щити',
  Minerva: 'Один раз зупиняє маркер конфлікту',
  Neptune: 'Скидає військовий токен, ще один застосовує',
  Gate: 'Верхній бог кожної колоди: один безкоштовно',
};
const ru: Words = {
  Enki: 'Один из 2 жетонов развития на этой карте',
  Ishtar: 'Научный символ: весы',
  Nisaba: 'Символ зелёной карты соперника – и ваш',
  Astarte: '7 защищённых монет; каждая оставшаяся – очко',
  Baal: 'Забирает коричневую или серую карту соперника',
  Tanit: '12 монет',
  Aphrodite: '9 победных очков',
  Hades: 'Бесплатно строит карту из сброса',
  Zeus: 'Сбрасывает любую карту раскладки',
  Anubis: 'Разрушает построенное чудо света',
  Isis: 'Бесплатное чудо света с картой из сброса',
  Ra: 'Забирает непостроенное чудо соперника',
  Mars: '2 щита',
  Minerva: 'Один раз останавливает маркер конфликта',
  Neptune: 'Сбрасывает военный жетон, ещё один применяет',
  Gate: 'Верхний бог каждой колоды: один бесплатно',
};

const words = dictionary<Words>({ en, uk, ru });

/** In few words what a god does; '' for one that is not known here. */
export const godInShort = (name: string): string => (words() as Record<string, string>)[name] ?? '';
