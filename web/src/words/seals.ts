/** What the four seals of a price mean, in a few words. */
import { dictionary } from './dictionary';

const en = {
  own: 'You make it all, or it costs nothing',
  buy: 'What you pay in all, in coins',
  chain: 'Free by a chain',
  no: 'Not possible now',
};
type Words = typeof en;
const uk: Words = {
  own: 'Усе є, або платити не треба',
  buy: 'Стільки монет ви заплатите',
  chain: 'Безкоштовно за ланцюжком',
  no: 'Зараз неможливо',
};
const ru: Words = {
  own: 'Всё есть, или платить не нужно',
  buy: 'Столько монет вы заплатите',
  chain: 'Бесплатно по цепочке',
  no: 'Сейчас невозможно',
};

export const seal = dictionary<Words>({ en, uk, ru });
