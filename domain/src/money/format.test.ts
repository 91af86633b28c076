import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, formatRupees, rupeeParts, rupees } from './format.ts';
import { MAX_PAISE } from './paise.ts';

test.each([
  [0, '0.00', '₹0.00'],
  [5, '0.05', '₹0.05'],
  [-5, '-0.05', '−₹0.05'],
  [99_999, '999.99', '₹999.99'],
  [100_000, '1000.00', '₹1,000.00'],
  [12_345_600, '123456.00', '₹1,23,456.00'],
  [123_456_700, '1234567.00', '₹12,34,567.00'],
  [-25_000, '-250.00', '−₹250.00'],
  [MAX_PAISE, '999999999999.99', '₹9,99,99,99,99,999.99'],
])('%d paise', (amount, wire, shown) => {
  expect(rupees(amount)).toBe(wire);
  expect(formatRupees(amount)).toBe(shown);
  expect(formatAmount(amount)).toBe(shown.replace('₹', ''));
});

test('an amount falls into sign, whole rupees and two digits of paise', () => {
  expect(rupeeParts(740_450)).toEqual({ sign: '', whole: '7,404', paise: '50' });
  expect(rupeeParts(-1)).toEqual({ sign: '−', whole: '0', paise: '01' });
  expect(rupeeParts(-0)).toEqual({ sign: '', whole: '0', paise: '00' });
});

test('groups are Indian: three digits, then pairs, and nothing else is changed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_PAISE }), (amount) => {
      const shown = formatAmount(amount);
      expect(shown).toMatch(/^(?:\d{1,3}|\d{1,2}(?:,\d{2})*,\d{3})\.\d{2}$/);
      expect(shown.replaceAll(',', '')).toBe(rupees(amount));
    }),
  );
});
