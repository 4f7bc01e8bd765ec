import { describe, expect, it, vi } from 'vitest';
import { GOD_ICONS } from '../look/art';
import { settings } from '../state/settings.svelte';
import { LANGUAGES } from './dictionary';
import { godInShort } from './gods';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));

describe('a god in short', () => {
  it.each(LANGUAGES)('fits its tile in %s', (language) => {
    settings.set({ language });
    for (const god of Object.keys(GOD_ICONS)) {
      expect(godInShort(god), god).not.toBe('');
      expect(godInShort(god).length, god).toBeLessThan(50);
    }
  });

  it('is left to its rule where it is not known', () => {
    expect(godInShort('Loki')).toBe('');
  });
});
