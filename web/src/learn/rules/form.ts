/**
 * The form of the rules: chapters of short lines. A line that begins with `- ` is an item of a list, one with
 * `! ` an example, one with `#` the name of a figure; `[[word::what it means]]` explains a word.
 */
export const CHAPTERS = {
  duel: [
    'goal',
    'setup',
    'draft',
    'turn',
    'cards',
    'costs',
    'trade',
    'chains',
    'military',
    'science',
    'wonders',
    'age-end',
    'scoring',
    'symbols',
    'rulings',
  ],
  pantheon: [
    'goal',
    'setup',
    'tokens',
    'offerings',
    'activation',
    'gods',
    'temples',
    'wonders',
    'progress',
    'scoring',
    'rulings',
  ],
  classic: [
    'goal',
    'setup',
    'turn',
    'cards',
    'costs',
    'trade',
    'chains',
    'wonders',
    'military',
    'age-end',
    'science',
    'scoring',
    'two',
    'editions',
    'symbols',
    'rulings',
  ],
} as const;

export type RulesGame = keyof typeof CHAPTERS;
export interface Chapter {
  title: string;
  body: string[];
}
export type Rules = { [Game in RulesGame]: Record<(typeof CHAPTERS)[Game][number], Chapter> };

export type Block =
  | { kind: 'text' | 'example'; parts: Part[] }
  | { kind: 'list'; items: Part[][] }
  | { kind: 'figure'; name: string };
export type Part = { text: string; explained?: string };

export function partsOf(line: string): Part[] {
  return line
    .split(/(\[\[.+?\]\])/)
    .filter(Boolean)
    .map((part) => {
      const [, word, explained] = /^\[\[(.+?)::(.+)\]\]$/.exec(part) ?? [];
      return word && explained ? { text: word, explained } : { text: part };
    });
}

/** Lines as blocks; items of a list that follow each other are one list. */
export function blocksOf(body: string[]): Block[] {
  const blocks: Block[] = [];
  for (const line of body) {
    const last = blocks.at(-1);
    if (line.startsWith('#')) blocks.push({ kind: 'figure', name: line.slice(1) });
    else if (line.startsWith('! ')) blocks.push({ kind: 'example', parts: partsOf(line.slice(2)) });
    else if (!line.startsWith('- ')) blocks.push({ kind: 'text', parts: partsOf(line) });
    else if (last?.kind === 'list') last.items.push(partsOf(line.slice(2)));
    else blocks.push({ kind: 'list', items: [partsOf(line.slice(2))] });
  }
  return blocks;
}

const plain = (text: string) =>
  text
    .toLocaleLowerCase()
    .replace(/[’'`ʼ]/g, '')
    .replace(/ё/g, 'е');

/** Whether all the words sought are in a chapter. */
export function finds({ title, body }: Chapter, sought: string): boolean {
  const text = plain([title, ...body].join(' '));
  return plain(sought)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
