import { describe, expect, it } from 'vitest';
import en from './en';
import { blocksOf, CHAPTERS, finds, partsOf, type Chapter, type RulesGame } from './form';
import ru from './ru';
import uk from './uk';

describe('the rules', () => {
  it('make blocks of lines', () => {
    expect(blocksOf(['A', '- b', '- c', '#track', '! d']).map((block) => block.kind)).toEqual([
      'text',
      'list',
      'figure',
      'example',
    ]);
    expect(partsOf('the [[pawn::moves]].')).toEqual([
      { text: 'the ' },
      { text: 'pawn', explained: 'moves' },
      { text: '.' },
    ]);
  });

  it('are found by any of their words', () => {
    expect(finds({ title: 'Торгівля', body: ['Дев’ятий сектор'] }, "дев'ятий торг")).toBe(true);
    expect(finds({ title: 'Торговля', body: [] }, 'война')).toBe(false);
  });

  it('have the same chapters, lists and figures in every language', () => {
    const shape = (chapter: Chapter) => chapter.body.map((line) => (/^(- |! |#.*)/.exec(line) ?? [''])[0]);
    for (const game of Object.keys(CHAPTERS) as RulesGame[])
      for (const id of CHAPTERS[game]) {
        const of = (rules: typeof en) => shape((rules[game] as Record<string, Chapter>)[id]!);
        expect([game, id, of(uk)]).toEqual([game, id, of(en)]);
        expect([game, id, of(ru)]).toEqual([game, id, of(en)]);
      }
  });
});
