import { describe, expect, it } from 'vitest';
import type { Place, Space } from '../api/components';
import { fit, labelled, outlined, spots, standing } from './layout';

const place = (position: number, row: number, column: number): Place => ({
  position,
  row,
  column,
  face_up: true,
  token: null,
  covered_by: [],
});

/** Rows of so many cards, one half column apart, as an Age lays them out. */
function age(rows: number[]): Place[] {
  let position = 0;
  return rows.flatMap((cards, row) =>
    Array.from({ length: cards }, (_, n) => place(position++, row + 1, 7 - cards + 2 * n)),
  );
}

const first = spots(age([2, 3, 4, 5, 6]));
const third = spots(age([2, 3, 4, 2, 4, 3, 2]));

const extent = (fitted: ReturnType<typeof fit>) => ({
  width: (fitted.columns * fitted.step + fitted.width) * fitted.zoom,
  height: (fitted.rows * fitted.drop + fitted.height) * fitted.zoom,
});

describe('the structure', () => {
  it('begins at the top left', () => {
    expect(Math.min(...first.map(({ column }) => column))).toBe(0);
    expect(Math.min(...third.map(({ row }) => row))).toBe(0);
    expect(Math.max(...first.map(({ column }) => column))).toBe(10);
  });

  it.each([
    [876, 538],
    [1340, 720],
    [680, 420],
    [600, 500],
  ])('fits into %i by %i', (width, height) => {
    for (const places of [first, third]) {
      const found = extent(fit(places, { width, height }));
      expect(found.width).toBeLessThanOrEqual(width);
      expect(found.height).toBeLessThanOrEqual(height);
    }
  });

  it('is drawn with large cards where there is space, with small ones where there is less', () => {
    expect(fit(first, { width: 876, height: 538 }).size).toBe('medium');
    expect(fit(first, { width: 640, height: 470 }).size).toBe('small');
    expect(fit(first, { width: 1500, height: 900 }).zoom).toBeGreaterThan(1.3);
  });

  it('never goes past the edge of a phone, and 44 pixels of a covered card stay in sight', () => {
    for (const width of [320, 360, 390, 430]) {
      const fitted = fit(first, { width: width - 8, height: 470 }, true);
      expect(fitted.size).toBe('mini');
      expect(extent(fitted).width).toBeLessThanOrEqual(width - 8);
    }
    for (const places of [first, third]) {
      const fitted = fit(places, { width: 382, height: 420 }, true);
      expect(fitted.drop * fitted.zoom).toBeGreaterThanOrEqual(44);
      expect(fitted.step * 2 * fitted.zoom).toBeGreaterThanOrEqual(44);
    }
  });

  it('is measured by the rows that are left, whole ones', () => {
    const room = { width: 382, height: 520 };
    const all = new Set(first.map(({ position }) => position));
    const without = (gone: (spot: (typeof first)[number]) => boolean) =>
      new Set(first.filter((spot) => !gone(spot)).map(({ position }) => position));
    expect(standing(first, all)).toEqual(first);
    expect(standing(first, new Set())).toEqual(first);

    // one card of the last row still holds it: nothing changes its size
    const most = standing(
      first,
      without(({ row, column }) => row === 4 && column > 0),
    );
    expect(fit(most, room, true)).toEqual(fit(first, room, true));

    const two = standing(
      first,
      without(({ row }) => row > 1),
    );
    expect(two.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4]);
    expect(Math.min(...two.map(({ column }) => column))).toBe(0);
    const fitted = fit(two, room, true);
    expect(fitted.zoom).toBeGreaterThan(1.5 * fit(first, room, true).zoom);
    expect(extent(fitted).width).toBeLessThanOrEqual(room.width);
    expect(extent(fitted).height).toBeLessThanOrEqual(room.height);
  });

  it('keeps a row that was emptied between two others', () => {
    const there = new Set(third.filter(({ row }) => row !== 1 && row < 4).map(({ position }) => position));
    expect(new Set(standing(third, there).map(({ row }) => row))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('keeps the outlines of the rows emptied last', () => {
    const there = new Set(first.filter(({ row }) => row < 3).map(({ position }) => position));
    const rows = new Set(
      [...outlined(first, there)].map((position) => first.find((spot) => spot.position === position)!.row),
    );
    expect([...rows].sort()).toEqual([3, 4]);
  });
});

const space = (space: number, zone: number, points: number): Space => ({
  space,
  zone,
  points,
  military_token: 0,
  capital: false,
});

it('points are written once in each zone, on its middle space', () => {
  const half = [space(1, 1, 2), space(2, 1, 2), space(3, 2, 5), space(4, 2, 5), space(5, 2, 5)];
  const other = half.map(({ space: at, zone, points }) => space(-at, -zone, points));
  const capital = { ...space(6, 3, 10), capital: true };
  expect([...labelled([space(0, 0, 0), ...half, ...other, capital])].sort((a, b) => a - b)).toEqual([
    -4, -2, 2, 4,
  ]);
});
