import { expect, test } from 'vitest';
import { gstSupply } from './gst.ts';

test.each([
  ['REGULAR', '08ABCPM4417K1ZL', 'B2B'],
  ['REGULAR', '', 'B2C'],
  ['REGULAR', null, 'B2C'],
  ['COMPOSITION', '08ABCPM4417K1ZL', 'COMPOSITION'],
  ['NONE', null, 'NONE'],
] as const)('an invoice of %s to "%s" is %s', (registration, gstin, supply) => {
  expect(gstSupply(registration, gstin)).toBe(supply);
});
