/** What a player holds beside buildings and wonders, and how much of it one row shows. */
export interface Held {
  kind: 'god' | 'token' | 'mythology' | 'offering' | 'snake';
  name: string;
  key: string;
}

interface City {
  gods?: string[];
  progress: string[];
  mythology_tokens?: string[];
  offerings?: number[];
}

/** A disc is 1 wide; an offering has a number beside it. */
const widthOf = ({ kind }: Held): number => (kind === 'offering' ? 1.6 : 1);
const MORE = 1.3;

export function heldBy(city: City, snake: boolean): Held[] {
  const list = (kind: Held['kind'], names: (string | number)[] = []): Held[] =>
    names.map((name, at) => ({
      kind,
      name: String(name),
      key: kind === 'god' || kind === 'token' ? `${kind}:${name}` : `${kind}.${at}`,
    }));
  return [
    ...list('god', city.gods),
    ...list('token', city.progress),
    ...list('mythology', city.mythology_tokens),
    ...list('offering', city.offerings),
    ...list('snake', snake ? [''] : []),
  ];
}

/** The first of them, with room left for how many more there are; all where they fit. */
export function inRow(held: Held[], room: number): Held[] {
  const sum = (list: Held[]) => list.reduce((width, one) => width + widthOf(one), 0);
  if (sum(held) <= room) return held;
  const least = held.findIndex((_, at) => sum(held.slice(0, at + 1)) > room - MORE);
  return held.slice(0, least);
}
