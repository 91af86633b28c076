import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rupees } from '../money/format.ts';
import { checkUpiId, upiLink } from './upi.ts';

const SHOP = {
  upiId: 'meenakshi.boutique@upi',
  upiName: 'Meenakshi Boutique',
  amount: 540_450,
  reference: '26-27/A/00413',
};

test('the link carries payee, amount, currency and the document', () => {
  expect(upiLink(SHOP)).toBe(
    'upi://pay?pa=meenakshi.boutique%40upi&pn=Meenakshi%20Boutique&am=5404.50&cu=INR&tr=26-27%2FA%2F00413',
  );
  expect(upiLink({ ...SHOP, note: 'Bill & thanks' })).toMatch(/&tn=Bill%20%26%20thanks$/);
});

test('names in any script and with any character change nothing but their own value', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('&', '=', '%', '#', '+', ' ', "'", '(', 'ा', '\ud800') }),
  );
  fc.assert(
    fc.property(text, text, fc.integer({ min: 1, max: 10 ** 13 }), (upiName, note, amount) => {
      const link = upiLink({ ...SHOP, upiName, note, amount });
      expect(link).toMatch(/^upi:\/\/pay\?(?:[a-z]{2}=(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*&?)+$/);
      const pairs = link
        .slice('upi://pay?'.length)
        .split('&')
        .map((pair) => pair.split('='));
      const values = new Map(pairs.map(([name = '', value = '']) => [name, decodeURIComponent(value)]));
      expect(values.get('pn')).toBe(upiName.toWellFormed());
      expect(values.get('tn') ?? '').toBe(note.toWellFormed());
      expect(values.get('am')).toBe(rupees(amount));
      expect(values.get('am')).toMatch(/^\d+\.\d{2}$/);
    }),
  );
});

test('a reference has at most 35 characters', () => {
  expect(upiLink({ ...SHOP, reference: 'x'.repeat(50) })).toContain(`&tr=${'x'.repeat(35)}`);
  expect(upiLink({ ...SHOP, reference: 'x'.repeat(50) })).not.toContain('x'.repeat(36));
});

test.each(['shop@upi', 'meenakshi.boutique@okhdfcbank', '9829041526@ybl', 'a-b_c@bank2', ' shop@upi '])(
  '%j is a UPI ID',
  (text) => {
    expect(checkUpiId(text)).toBeUndefined();
  },
);

test.each([
  '',
  'shop',
  '@upi',
  'shop@',
  'shop@2',
  'a@b@c',
  'shop upi@bank',
  'shop@bank?am=1',
  'shop@bank&pn=x',
])('%j is none', (text) => {
  expect(checkUpiId(text)).toMatchObject({ field: 'upiId', message: 'Enter a valid UPI ID, like name@bank' });
});
