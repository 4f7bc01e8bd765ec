import { expect, test } from 'vitest';
import { passing } from './Rolling.svelte';

test('every number passes by on a short way', () => {
  expect(passing(4, 7)).toEqual([4, 5, 6, 7]);
  expect(passing(3, 1)).toEqual([3, 2, 1]);
});

test('a long way is shown in few steps, from end to end', () => {
  const numbers = passing(0, 100);
  expect(numbers).toHaveLength(8);
  expect([numbers[0], numbers.at(-1)]).toEqual([0, 100]);
});

test('no way is one number', () => expect(passing(5, 5)).toEqual([5]));
