import fc from 'fast-check';
import { expect, test } from 'vitest';
import { panOfGstin, parsePan } from './pan.ts';

test('typed small letters and spaces are mended', () => {
  expect(parsePan(' abcpm 4417k ')).toBe('ABCPM4417K');
});

test.each(['', 'ABCPM4417', 'ABCPM4417KK', 'ABCDM4417K', 'ABCP44417K', '12CPM4417K', 'ABCPM44I7K'])(
  '%j is none',
  (text) => {
    expect(parsePan(text)).toBeUndefined();
  },
);

test('a GSTIN tells the PAN of its holder; what is none tells nothing', () => {
  expect(panOfGstin('08abcpm4417k1zl')).toBe('ABCPM4417K');
  expect(panOfGstin('08ABCPM4417K1ZM')).toBeUndefined();
});

test('what is taken is kept as it is when it is read again', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/), (pan) => {
      expect(parsePan(pan.toLowerCase())).toBe(pan);
      expect(parsePan(parsePan(pan) ?? '')).toBe(pan);
    }),
  );
});
