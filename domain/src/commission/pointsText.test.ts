import { expect, test } from 'vitest';
import { pointsText } from './index.ts';

test.each([
  [7500, 3, '7.500'],
  [7500, 2, '7.50'],
  [1_234_565, 2, '1,234.57'],
  [1_234_005, 3, '1,234.005'],
  [0, 2, '0.00'],
] as const)('%i thousandths with %i decimals are %s', (points, decimals, text) => {
  expect(pointsText(points, decimals)).toBe(text);
});
