import { expect, test } from 'vitest';
import { ageOn } from './age.ts';

test.each([
  ['2026-11-20', '1993-11-20', 33],
  ['2026-11-19', '1993-11-20', 32],
  ['2026-02-28', '2024-02-29', 1],
  ['2026-03-01', '2024-02-29', 2],
  ['2026-11-20', '2026-11-20', 0],
])('on %s, born %s: %i', (day, born, age) => {
  expect(ageOn(day, born)).toBe(age);
});
