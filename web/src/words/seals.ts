/** What the four seals of a price mean, in a few words. */
import { dictionary } from './dictionary';

const en = {
  own: 'You make it all, or it costs nothing',
  buy: 'So many coins in all',
  chain: 'Free by a chain',
  no: 'Not possible now',
};
type Words = typeof en;
const uk: Words = {
  own: 'Усе є або нічого не коштує',
  buy: 'Стільки монет усього',
  chain: 'Безкоштовно за ланцюжком',
  no: 'Зараз неможливо',
};
const ru: Words = {
  own: 'Всё есть или ничего не стоит',
  buy: 'Столько монет всего',
  chain: 'Бесплатно по цепочке',
  no: 'Сейчас невозможно',
};

export const seal = dictionary<Words>({ en, uk, ru });
