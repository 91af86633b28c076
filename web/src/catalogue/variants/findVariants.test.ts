import { expect, test } from 'vitest';
import { isMeant } from './findVariants.ts';

const LENS = { sku: 'LSV-M200CM075', traits: '-2.00 / -0.75 · Hard coat' };

test.each([
  ['', true],
  ['hard', true],
  ['m200', true],
  ['−2', true],
  ['-2 -.75', true],
  ['-200/-75', true],
  ['coat lsv', true],
  ['-2.25', false],
  ['-2 -.50', false],
  ['anti', false],
])('%j means a lens of -2.00 / -0.75, hard coated: %s', (wanted, meant) => {
  expect(isMeant(LENS, wanted)).toBe(meant);
});
