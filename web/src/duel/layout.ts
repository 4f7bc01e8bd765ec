/** How large the cards of a structure are, and how they overlap, in the space there is. */
import type { Space } from '../api/components';

export type CardSize = 'medium' | 'small' | 'mini';

export interface Room {
  width: number;
  height: number;
}

/** Pixels before `zoom`; a card lies at `column * step`, `row * drop`. */
export interface Fit {
  size: CardSize;
  zoom: number;
  width: number;
  height: number;
  step: number;
  drop: number;
  columns: number;
  rows: number;
}

interface Drawing {
  width: number;
  height: number;
  step: number;
  /** How far apart rows lie when there is space, and when there is none. */
  drop: number;
  least: number;
}

const DRAWINGS: Record<CardSize, Drawing> = {
  medium: { width: 128, height: 158, step: 69, drop: 96, least: 60 },
  small: { width: 104, height: 132, step: 55.6, drop: 80, least: 58 },
  mini: { width: 59, height: 68, step: 31.4, drop: 58, least: 45 },
};

const SEAL = 9;
const LARGEST: Record<CardSize, number> = { medium: 1.5, small: 1.15, mini: 1.6 };
const SMALLEST: Record<CardSize, number> = { medium: 0.92, small: 0.74, mini: 0.4 };

export interface Spot {
  position: number;
  /** Half columns and rows from the top left, from 0. */
  column: number;
  row: number;
}

/** Where each place of an Age lies, moved so that the leftmost is at 0. */
export function spots(places: Spot[]): Spot[] {
  const left = Math.min(...places.map((place) => place.column));
  const top = Math.min(...places.map((place) => place.row));
  return places.map(({ position, row, column }) => ({ position, row: row - top, column: column - left }));
}

/** The places of the rows that are still there, moved to the top left: a row leaves with its last card. */
export function standing(places: Spot[], there: Set<number>): Spot[] {
  const rows = places.filter(({ position }) => there.has(position)).map(({ row }) => row);
  if (!rows.length) return places;
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  return spots(places.filter(({ row }) => row >= first && row <= last));
}

export function fit(places: Spot[], room: Room, mini = false): Fit {
  const columns = Math.max(0, ...places.map((place) => place.column));
  const rows = Math.max(0, ...places.map((place) => place.row));
  const space = { width: Math.max(1, room.width - SEAL), height: Math.max(1, room.height - SEAL) };
  const sizes: CardSize[] = mini ? ['mini'] : ['medium', 'small', 'mini'];
  for (const size of sizes) {
    const { width, height, step, drop, least } = DRAWINGS[size];
    const across = space.width / (columns * step + width);
    const down = space.height / (rows * least + height);
    const zoom = Math.min(across, down, LARGEST[size]);
    if (zoom < SMALLEST[size] && size !== sizes.at(-1)) continue;
    const kept = Math.max(SMALLEST[size], zoom);
    const free = rows ? (space.height / kept - height) / rows : drop;
    return {
      size,
      zoom: kept,
      width,
      height,
      step,
      drop: Math.max(least, Math.min(drop, free)),
      columns,
      rows,
    };
  }
  throw new Error('no size fits');
}

/** Rows whose taken places are still drawn: the two that were emptied last. */
export function outlined(places: Spot[], there: Set<number>): Set<number> {
  const last = Math.max(-1, ...places.filter(({ position }) => there.has(position)).map(({ row }) => row));
  return new Set(
    places
      .filter(({ position, row }) => !there.has(position) && row <= last + 2 && row >= last - 1)
      .map(({ position }) => position),
  );
}

/** The spaces on which the points of their zone are written: of each zone the middle one, or the farther of two. */
export function labelled(track: Space[]): Set<number> {
  const marked = track.filter(({ points, capital }) => points && !capital);
  return new Set(
    marked.map(({ zone }) => {
      const spaces = marked.filter((one) => one.zone === zone).map(({ space }) => space);
      return spaces.sort((a, b) => Math.abs(a) - Math.abs(b))[Math.floor(spaces.length / 2)]!;
    }),
  );
}
