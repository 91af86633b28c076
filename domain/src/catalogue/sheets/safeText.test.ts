import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnLetter } from './cell.ts';
import { withoutPrefix, withPrefix } from './safeText.ts';

test('no text looks like a formula, and each comes back as it was', () => {
  const risky = fc.string({ unit: fc.constantFrom('=', '+', '-', '@', "'", '\t', '\r', 'a', '1') });
  fc.assert(
    fc.property(fc.oneof(risky, fc.string()), (text) => {
      expect(withPrefix(text)).not.toMatch(/^[=+\-@\t\r]/);
      expect(withoutPrefix(withPrefix(text))).toBe(text);
    }),
  );
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (column, letter) => {
  expect(columnLetter(column)).toBe(letter);
});
