import { isGstin } from '@galla/domain';
import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { gstinOf, randomPan } from './gstin.ts';

test('a GSTIN is made of the state, the PAN and the right check digit', () => {
  expect(gstinOf('27', 'AAPFU0939F')).toBe('27AAPFU0939F1ZV');
  expect(() => gstinOf('98', 'AAPFU0939F')).toThrow(RangeError);
  expect(() => gstinOf('27', 'NOPAN')).toThrow(RangeError);
});

test('random PANs tell holder and initial and make valid GSTINs', () => {
  const random = createRandom(4);
  for (let count = 0; count < 100; count += 1) {
    const pan = randomPan(random, 'F', 'Murugan Traders');
    expect(pan).toMatch(/^[A-Z]{3}FM\d{4}[A-Z]$/);
    expect(isGstin(gstinOf('33', pan))).toBe(true);
  }
});
