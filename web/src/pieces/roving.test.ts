import { describe, expect, it } from 'vitest';
import { towards } from './roving';

describe('arrows', () => {
  const boxes = [
    { x: 0, y: 0 },
    { x: 100, y: 4 },
    { x: 50, y: 90 },
    { x: 260, y: 0 },
  ];

  it('go to the nearest in their direction', () => {
    expect(towards(boxes, 0, 'right')).toBe(1);
    expect(towards(boxes, 1, 'right')).toBe(3);
    expect(towards(boxes, 1, 'left')).toBe(0);
    expect(towards(boxes, 0, 'down')).toBe(2);
    expect(towards(boxes, 2, 'up')).toBe(1);
    expect(towards(boxes, 1, 'up')).toBe(-1);
  });

  it('stay where nothing is', () => {
    expect(towards(boxes, 0, 'left')).toBe(-1);
    expect(towards([], 0, 'left')).toBe(-1);
  });
});
