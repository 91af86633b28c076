import { expect, test } from 'vitest';
import { keepMeasure, LENGTH_UNITS, readMeasure, showMeasure, stepMeasure } from './measure.ts';

const others = { INCH: 'CM', CM: 'INCH' } as const;
/** Resolution at which each unit is shown. */
const GRAIN = { INCH: 0.25, CM: 0.5 } as const;

test.each(LENGTH_UNITS)('what is typed in %s comes back as it was typed, whatever it is kept in', (unit) => {
  for (let n = 0; n <= 800; n += 1) {
    const typed = String(n * GRAIN[unit]);
    const kept = keepMeasure(typed, unit, others[unit]);
    expect(readMeasure(kept)).toBeDefined();
    expect(showMeasure(kept, others[unit], unit)).toBe(typed);
  }
});

test.each([
  ['10', 'INCH', 'CM', '25.4'],
  ['14 1/2', 'INCH', 'CM', '36.8'],
  ['36.8', 'CM', 'INCH', '14.49'],
  ['14½', 'INCH', 'INCH', '14½'],
  ['as the old one', 'INCH', 'CM', 'as the old one'],
  ['', 'CM', 'INCH', ''],
] as const)('%j in %s is shown in %s as %j', (kept, from, to, shown) => {
  expect(showMeasure(kept, from, to)).toBe(shown);
});

test.each([
  ['14.5', 'INCH', 1, '14.75'],
  ['14½', 'INCH', -1, '14.25'],
  ['36', 'CM', 1, '36.5'],
  ['', 'CM', 1, '0.5'],
  ['0', 'INCH', -1, '0'],
  ['loose', 'INCH', 1, undefined],
] as const)('%j %s, %j steps: %j', (text, unit, steps, next) => {
  expect(stepMeasure(text, unit, steps)).toBe(next);
});
