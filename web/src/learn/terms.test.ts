import { describe, expect, it, vi } from 'vitest';
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

import { terms } from '../words/terms';
import { CHAPTERS } from './rules/form';
import { chapterOf, noteAt } from './terms';

describe('terms of the rules', () => {
  it('lead to chapters that exist', () => {
    for (const game of ['duel', 'classic'] as const)
      for (const name of Object.keys(terms()[game])) {
        const [, book, chapter] = /game=(\w+)#(.+)$/.exec(chapterOf(`${game}:${name}`) ?? '') ?? [];
        expect(CHAPTERS[book as 'duel'], name).toContain(chapter);
      }
    expect(chapterOf('duel:nothing')).toBeNull();
    expect(chapterOf('other')).toBeNull();
  });

  it('stand over the thing, or under it, and on the screen', () => {
    const screen = { width: 400, height: 800 };
    const note = { width: 300, height: 100 };
    expect(noteAt({ left: 100, top: 400, right: 200, bottom: 440 }, note, screen)).toEqual({
      left: 8,
      top: 292,
    });
    expect(noteAt({ left: 350, top: 50, right: 400, bottom: 90 }, note, screen)).toEqual({
      left: 92,
      top: 98,
    });
    expect(noteAt({ left: 0, top: 0, right: 400, bottom: 800 }, note, screen)).toEqual({
      left: 50,
      top: 692,
    });
  });
});
