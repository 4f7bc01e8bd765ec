import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../api/generated/http';
import { boardsOf, defaults, kinds, offerOf, opening, readForm, withBoard, type Form } from './form';

const BOARDS = ['Alexandria', 'Babylon', 'Ephesos', 'Gizah', 'Halikarnassos', 'Olympia', 'Rhodos'];
const NAMES = ['Олена', 'Hypatia', 'C', 'D', 'E', 'F', 'G'];
const TOLD = {
  games: [
    {
      game: 'duel',
      rulings: { rulebook: {}, arena: { centre_starter: 'chooses' }, russian: { zeus_token: 'discard' } },
      kinds: [
        { kind: 'duel', players: [{ players: 2, boards: 0, editions: [] }], rulings: ['rulebook', 'arena'] },
        {
          kind: 'pantheon',
          players: [{ players: 2, boards: 0, editions: [] }],
          rulings: ['rulebook', 'arena', 'russian'],
        },
      ],
    },
    {
      game: 'classic',
      rulings: {},
      kinds: [
        {
          kind: 'classic',
          players: [2, 3, 4, 5, 6, 7].map((players) => ({
            players,
            boards: Math.max(players, 3),
            editions: players === 2 ? ['first'] : ['second', 'first'],
          })),
          rulings: ['rulebook'],
        },
      ],
    },
  ],
  bots: [
    { bot: 'apprentice', description: '', is_level: true },
    { bot: 'architect', description: '', is_level: true },
    { bot: 'random', description: '', is_level: false },
  ],
  default_bot: 'architect',
} as unknown as Catalogue;
const OFFER = offerOf(TOLD);

const form = (changes: Partial<Form>): Form => ({ ...defaults(), ...changes });
const sent = (changes: Partial<Form>) =>
  opening(form(changes), OFFER, { boards: BOARDS, sides: ['Day', 'Night'] }, NAMES);

describe('the set-up of Duel', () => {
  it('is a game against the usual bot on a first visit', () => {
    const { setup, join } = opening(defaults(), offerOf(null), { boards: [], sides: [] }, NAMES);
    expect(setup).toMatchObject({
      game: 'duel',
      options: { pantheon: false, wonders: 'draft', first_player: 'random' },
      seats: ['open', 'architect'],
      clock: { kind: 'none' },
      visibility: 'link',
      hints: true,
    });
    expect(join).toEqual([{ seat: 0, name: 'Олена' }]);
  });

  it('takes level, wonders, who begins and rulings', () => {
    const { setup } = sent({
      game: 'pantheon',
      level: 'apprentice',
      wonders: 'first-game',
      first: '1',
      rulings: 'arena',
    });
    expect(setup.seats).toEqual(['open', 'apprentice']);
    expect(setup.options).toEqual({
      centre_starter: 'chooses',
      pantheon: true,
      wonders: 'first-game',
      first_player: 1,
    });
  });

  it('asks for rulings about gods only where there are gods', () => {
    const options = (game: Form['game']) => sent({ game, rulings: 'russian' }).setup.options;
    expect(options('duel')).not.toHaveProperty('zeus_token');
    expect(options('pantheon')).toHaveProperty('zeus_token', 'discard');
  });

  it('seats two people at one screen', () => {
    const { setup, join } = sent({ mode: 'screen' });
    expect(setup.seats).toEqual(['open', 'open']);
    expect(join).toEqual([
      { seat: 0, name: 'Олена' },
      { seat: 1, name: 'Hypatia' },
    ]);
  });

  it('leaves the other seat open online, and is strict about hints there', () => {
    const { setup, join } = sent({ mode: 'online', visibility: 'public' });
    expect(setup).toMatchObject({ seats: ['open', 'open'], visibility: 'public', hints: false });
    expect(join).toHaveLength(1);
  });

  it('lists no table against a bot', () => {
    expect(sent({ visibility: 'public' }).setup.visibility).toBe('link');
  });
});

describe('the set-up of 7 Wonders', () => {
  it.each([2, 3, 4, 5, 6, 7])('has %i seats', (players) => {
    const { setup } = sent({ game: 'classic', players });
    expect(setup.seats).toEqual(['open', ...Array.from({ length: players - 1 }, () => 'architect')]);
    expect(setup.options).toEqual({ players, edition: players === 2 ? 'first' : 'second' });
  });

  it('takes the nearest number that there is', () => {
    expect(sent({ game: 'classic', players: 1 }).setup.options).toMatchObject({ players: 2 });
  });

  it('mixes people, open seats and bots', () => {
    const online = ['open', 'open', 'person', 'apprentice', 'random', 'open', 'open'];
    const { setup, join } = sent({ game: 'classic', mode: 'online', players: 5, online });
    expect(setup.seats).toEqual(['open', 'open', 'open', 'apprentice', 'open']);
    expect(join.map((each) => each.seat)).toEqual([0, 2]);
  });

  it('has no open seats at one screen', () => {
    const screen = ['person', 'open', 'apprentice', 'person', 'person', 'person', 'person'];
    expect(kinds(form({ game: 'classic', mode: 'screen', players: 3, screen }), OFFER)).toEqual([
      'person',
      'person',
      'apprentice',
    ]);
  });

  it('gives each city a board of its own', () => {
    const chosen = form({ game: 'classic', players: 4, boardNames: ['Rhodos', 'Rhodos', 'Atlantis'] });
    const boards = boardsOf(chosen, OFFER, BOARDS);
    expect(boards[0]).toBe('Rhodos');
    expect(new Set(boards).size).toBe(4);
    expect(boardsOf(form({ game: 'classic', players: 2 }), OFFER, BOARDS)).toHaveLength(3);
  });

  it('swaps boards when one is taken already', () => {
    const chosen = form({ game: 'classic', players: 3, boardNames: ['Rhodos', 'Gizah', 'Babylon'] });
    expect(withBoard(chosen, OFFER, BOARDS, 0, 'Babylon')).toEqual(['Babylon', 'Gizah', 'Rhodos']);
    expect(withBoard(chosen, OFFER, BOARDS, 0, 'Olympia')).toEqual(['Olympia', 'Gizah', 'Babylon']);
  });

  it('sends boards and sides only when they are chosen and there are some', () => {
    expect(sent({ game: 'classic', boards: 'chosen', sides: 'Night' }).setup.options).toMatchObject({
      boards: ['Alexandria', 'Babylon', 'Ephesos', 'Gizah'],
      sides: 'Night',
    });
    expect(sent({ game: 'classic', sides: 'A' }).setup.options).not.toHaveProperty('sides');
    const none = opening(
      form({ game: 'classic', boards: 'chosen' }),
      OFFER,
      { boards: [], sides: [] },
      NAMES,
    );
    expect(none.setup.options).not.toHaveProperty('boards');
  });
});

describe('clocks', () => {
  it('have a time for a move, or for the game with an increment', () => {
    expect(sent({ clock: 'move', moveSeconds: 30 }).setup.clock).toEqual({ kind: 'move', seconds: 30 });
    expect(sent({ clock: 'fischer', gameSeconds: 600, increment: 5 }).setup.clock).toEqual({
      kind: 'fischer',
      seconds: 600,
      increment: 5,
    });
  });
});

describe('a set-up that was kept', () => {
  it('comes back', () => {
    const chosen = form({
      game: 'classic',
      players: 6,
      edition: 'first',
      names: ['', 'Ада', '', '', '', '', ''],
    });
    expect(readForm(JSON.parse(JSON.stringify(chosen)))).toEqual(chosen);
  });

  it('does no harm when it is from somewhere else', () => {
    for (const strange of [
      null,
      3,
      'x',
      [],
      { game: 'chess', players: 9, names: 4, hints: 'yes', screen: [1] },
    ])
      expect(readForm(strange)).toEqual(defaults());
  });
});
