import { expect, test } from 'vitest';
import { isMeasuredUnit } from './units.ts';

test.each(['m', 'Mtr', 'kg', 'KGS', 'g', 'ml', 'l', 'ft', 'hour', ' m. '])('%j is measured', (unit) => {
  expect(isMeasuredUnit(unit)).toBe(true);
});

test.each(['pc', 'nos', 'job', 'pair', 'box', 'set', 'month', 'session', ''])('%j is counted', (unit) => {
  expect(isMeasuredUnit(unit)).toBe(false);
});
