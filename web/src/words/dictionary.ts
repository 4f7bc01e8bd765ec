/**
 * Every text of the page in three languages.
 *
 * Each part of the page has a file here: the English texts, and the others with the same type, so that
 * a missing translation does not compile. `table().undo` is the text in the language chosen now.
 */
import { settings } from '../state/settings.svelte';

export type Language = 'en' | 'uk' | 'ru';
export const LANGUAGES: Language[] = ['en', 'uk', 'ru'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', uk: 'Українська', ru: 'Русский' };

/** The texts of one part of the page; reading them in a component keeps it in the chosen language. */
export function dictionary<Words>(texts: Record<Language, Words>): () => Words {
  return () => texts[settings.language];
}

/** A share of a whole as the language writes it: 50%, 50 %. */
export function percent(part: number, digits = 0): string {
  const { language } = settings;
  const number = digits
    ? (part * 100).toLocaleString(language, { maximumFractionDigits: digits })
    : Math.round(part * 100);
  return `${number}${language === 'en' ? '' : '\u00a0'}%`;
}

/** A difference, with its sign and one digit after the point: +3.4, −12,0. */
export function difference(points: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return points.toLocaleString(settings.language, digits).replace('-', '−');
}

const rules = {
  en: new Intl.PluralRules('en'),
  uk: new Intl.PluralRules('uk'),
  ru: new Intl.PluralRules('ru'),
};

/** English: one, many. */
export const en = (n: number, one: string, many: string) =>
  `${n} ${rules.en.select(n) === 'one' ? one : many}`;

/** Ukrainian and Russian: 1 монета, 2 монети, 5 монет. */
const slavic = (language: 'uk' | 'ru') => (n: number, one: string, few: string, many: string) => {
  const kind = rules[language].select(n);
  return `${n} ${kind === 'one' ? one : kind === 'few' ? few : many}`;
};
export const uk = slavic('uk');
export const ru = slavic('ru');
