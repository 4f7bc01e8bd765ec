/** A score pad: what people entered, and what the server makes of it. */
import type { RowTold, ScoreForm } from '../api/generated/http';

export type PadGame = 'duel' | 'pantheon' | 'classic';
export type Ending = 'civilian' | 'military' | 'scientific';
/** Compasses, gears, tablets, symbols of any kind. */
export type Symbols = [number, number, number, number];
export type Entry = number | Symbols;
export const SYMBOLS = ['compass', 'gear', 'tablet', 'any'] as const;

export interface Pad {
  game: PadGame;
  names: string[];
  entries: Record<string, Entry>[];
  victory: Ending;
  /** Who won before points were counted; null where points decide. */
  winner: number | null;
}

export interface Verdict {
  victory: string;
  winner: number | null;
  winners?: number[];
  decided_by_blue?: boolean;
  /** In sentences. */
  verdict?: string[];
  score: (Record<string, number> & { total: number })[] | null;
}

export const GAMES: PadGame[] = ['duel', 'pantheon', 'classic'];

export const ROW_ICONS: Record<string, { colour?: string; icon?: string }> = {
  blue: { colour: 'blue' },
  green: { colour: 'green' },
  yellow: { colour: 'yellow' },
  guilds: { colour: 'purple' },
  wonders: { icon: 'wonder' },
  progress: { icon: 'progress' },
  treasury: { icon: 'coin' },
  coins: { icon: 'coin' },
  military: { colour: 'red' },
  temples: { colour: 'temple' },
  gods: { icon: 'god' },
  wonder: { icon: 'wonder' },
  civilian: { colour: 'blue' },
  science: { colour: 'green' },
  commerce: { colour: 'yellow' },
};

/** Where the server answers for a game. */
export const pathOf = (game: PadGame) => `/api/score/${game === 'classic' ? 'classic' : 'duel'}`;

/** Whether a form is that of a game. */
export const isFormOf = (form: ScoreForm | null, game: PadGame): form is ScoreForm =>
  form?.game === (game === 'classic' ? 'classic' : 'duel') && form.pantheon === (game === 'pantheon');

/** Whether the points of a row differ from what was entered. */
export const isConverted = (row: RowTold, entry: Entry): boolean =>
  row.kind !== 'points' && (row.kind !== 'points_or_symbols' || Array.isArray(entry));

export const empty = (game: PadGame, players = game === 'classic' ? 3 : 2): Pad => ({
  game,
  names: Array<string>(players).fill(''),
  entries: Array.from({ length: players }, () => ({})),
  victory: 'civilian',
  winner: null,
});

/** As many players as asked for; those who stay keep their columns. */
export function resized(pad: Pad, players: number): Pad {
  const blank = empty(pad.game, players);
  return {
    ...pad,
    names: blank.names.map((name, index) => pad.names[index] ?? name),
    entries: blank.entries.map((entries, index) => pad.entries[index] ?? entries),
  };
}

export function entered(pad: Pad, player: number, row: string, entry: Entry): Pad {
  // There is one Conflict pawn: whoever has it on the other's side takes it from there.
  const isPawn = row === 'military' && pad.game !== 'classic' && entry !== 0;
  const entries = pad.entries.map((each, index) =>
    index === player ? { ...each, [row]: entry } : isPawn ? { ...each, [row]: 0 } : each,
  );
  return { ...pad, entries };
}

export const isBlank = (pad: Pad): boolean =>
  pad.winner === null &&
  pad.entries.every((entries) =>
    Object.values(entries).every((entry) => (Array.isArray(entry) ? entry.every((n) => !n) : !entry)),
  );

/** Science as the server reads it: points, or symbols by name. */
const told = (entry: Entry) =>
  Array.isArray(entry)
    ? Object.fromEntries(SYMBOLS.map((symbol, index) => [symbol, entry[index] ?? 0]))
    : entry;

/** What the server is asked; entries of rows that the game does not have stay here. */
export const question = (pad: Pad, rows: string[], unnamed: (n: number) => string) => ({
  players: distinct(pad.names.map((name, index) => name.trim() || unnamed(index + 1))).map((name, index) => ({
    name,
    entries: Object.fromEntries(
      Object.entries(pad.entries[index] ?? {})
        .filter(([row]) => rows.includes(row))
        .map(([row, entry]) => [row, told(entry)]),
    ),
  })),
  ...(pad.game === 'classic'
    ? {}
    : {
        pantheon: pad.game === 'pantheon',
        victory: pad.victory,
        winner: pad.winner,
      }),
});

const LONGEST = 18;

/** No two players are called the same. */
export function distinct(given: string[]): string[] {
  const names = given.map((name) => name.slice(0, LONGEST));
  const used = new Map<string, number>();
  return names.map((name) => {
    const before = used.get(name) ?? 0;
    used.set(name, before + 1);
    return before ? `${name} ${before + 1}` : name;
  });
}

export const winnersOf = (verdict: Verdict): number[] =>
  verdict.winners ?? (verdict.winner === null ? [0, 1] : [verdict.winner]);

/** The best of a row, where it stands out. */
export function bestOf(points: number[]): number | null {
  const best = Math.max(...points);
  return points.every((each) => each === best) ? null : best;
}
