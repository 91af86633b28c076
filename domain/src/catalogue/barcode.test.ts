import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { barcodeKind, checkBarcode, checkDigit, codesAlike, ownBarcode, spelledBarcode } from './barcode.ts';

test.each([
  ['4006381333931', 'EAN_13'],
  ['8901030865237', 'EAN_13'],
  ['9780306406157', 'EAN_13'],
  ['96385074', 'EAN_8'],
  ['036000291452', 'UPC_A'],
  ['DUP-014/red.2', 'OWN'],
  ['1234567', 'OWN'],
  ['a'.repeat(32), 'OWN'],
])('%s is taken as %s', (code, kind) => {
  expect(barcodeKind(code)).toBe(kind);
  expect(checkBarcode(code)).toBeUndefined();
});

test.each([
  [
    '4006381333930',
    'The last digit of this EAN-13 should be 1. Check it, or add a letter to use your own code.',
  ],
  ['96385075', 'The last digit of this EAN-8 should be 4. Check it, or add a letter to use your own code.'],
  [
    '036000291453',
    'The last digit of this UPC-A should be 2. Check it, or add a letter to use your own code.',
  ],
])('%s is told which digit is expected', (code, message) => {
  expect(checkBarcode(code, 'values.barcode')).toMatchObject({ field: 'values.barcode', message });
});

test.each(['', ' 123', '=1+1', '-5', 'a b', 'ß', 'a'.repeat(33), '१२३४५६७८'])(
  '%j can not be printed',
  (code) => {
    expect(checkBarcode(code)?.message).toBe(
      'Use up to 32 letters, digits, hyphens, dots or slashes. Start with a letter or digit.',
    );
  },
);

test('one wrong digit is always found, and two neighbours changed are unless they differ by five', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 12, maxLength: 12 }),
      fc.nat(12),
      fc.integer({ min: 1, max: 9 }),
      (digits, at, by) => {
        const body = digits.join('');
        const code = body + checkDigit(body);
        expect(checkBarcode(code)).toBeUndefined();
        const wrong = Array.from(code, (one, place) => (place === at ? (Number(one) + by) % 10 : one));
        expect(checkBarcode(wrong.join(''))).toBeDefined();
        const [left, right] = [code[at], code[at + 1]];
        if (left === undefined || right === undefined || Math.abs(Number(left) - Number(right)) % 5 === 0)
          return;
        const swapped = code.slice(0, at) + right + left + code.slice(at + 2);
        expect(checkBarcode(swapped)).toBeDefined();
      },
    ),
  );
});

test('own numbers are good EAN-13s of those kept for shops, another for each serial', () => {
  const serial = fc.integer({ min: 0, max: 9_999_999_999 });
  fc.assert(
    fc.property(serial, serial, (one, other) => {
      const code = ownBarcode(one);
      expect([barcodeKind(code), checkBarcode(code)]).toEqual(['EAN_13', undefined]);
      expect(code.startsWith('20')).toBe(true);
      expect(code === ownBarcode(other)).toBe(one === other);
    }),
  );
  expect(ownBarcode(123_456_789_012)).toHaveLength(13);
});

test.each([
  ['036000291452', ['036000291452', '0036000291452']],
  ['0036000291452', ['0036000291452', '036000291452']],
  ['4006381333931', ['4006381333931']],
  ['DUP-014', ['DUP-014']],
])('%s is found as scanners read it', (code, alike) => {
  expect(codesAlike(code)).toEqual(alike);
});

test('numbers lose the spaces between their groups, own codes only those around', () => {
  expect(spelledBarcode(' 4 006381 333931 ')).toBe('4006381333931');
  expect(spelledBarcode(' DUP 014 ')).toBe('DUP 014');
});
