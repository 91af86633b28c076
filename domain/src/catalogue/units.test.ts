import { expect, test } from 'vitest';
import { isMeasuredUnit, isSoldWhole } from './units.ts';

test.each(['m', 'Mtr', 'kg', 'KGS', 'g', 'ml', 'l', 'ft', 'hour', ' m. '])('%j is measured', (unit) => {
  expect(isMeasuredUnit(unit)).toBe(true);
});

test.each(['pc', 'nos', 'job', 'pair', 'box', 'set', 'month', 'session', ''])('%j is counted', (unit) => {
  expect(isMeasuredUnit(unit)).toBe(false);
});

test('cloth is sold by 2.5 m, pieces and variants whole', () => {
  expect(isSoldWhole('m', undefined)).toBe(false);
  expect(isSoldWhole('pc', undefined)).toBe(true);
  expect(isSoldWhole('m', 'v1')).toBe(true);
});
