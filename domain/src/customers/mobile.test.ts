import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShortMobile, mobileText, normalizeMobile } from './mobile.ts';

test.each([
  ['9829041526', '9829041526'],
  [' 9829041526 ', '9829041526'],
  ['0091 141 2567781', '1412567781'],
  ['98290 41526', '9829041526'],
  ['+91 98290-41526', '9829041526'],
  ['(+91) 98290 41526', '9829041526'],
  ['919829041526', '9829041526'],
  ['0091 98290 41526', '9829041526'],
  ['09829041526', '9829041526'],
  ['+91 098290 41526', '9829041526'],
  ['+91 91 98290 41526', '9829041526'],
  ['(0141) 256 7781', '1412567781'],
  ['+1 (415) 555-2671', '14155552671'],
  ['9112345678', '9112345678'],
  ['\u{202A}+91\u{A0}98290 41526\u{202C}', '9829041526'],
  ['12345', '12345'],
  ['123456789012345', '123456789012345'],
])('%j is kept as %s', (typed, kept) => {
  expect(normalizeMobile(typed)).toBe(kept);
});

test.each([
  '',
  ' ',
  '+',
  '0',
  '000',
  'abc',
  '98290x41526',
  '98290+41526',
  '1234567890123456',
  '९८२९०४१५२६',
  '1'.repeat(50),
])('%j is refused', (typed) => {
  expect(normalizeMobile(typed)).toBeUndefined();
});

const typed = fc.string({
  unit: fc.constantFrom('0', '9', '1', '8', '91', '+91', '00', '+', '-', ' ', '(', ')'),
  maxLength: 12,
});

test('what is kept stays as it is when it is typed again', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const kept = normalizeMobile(text);
      if (kept === undefined) return;
      expect(kept).toMatch(/^[1-9]\d{0,14}$/);
      expect(normalizeMobile(kept)).toBe(kept);
    }),
    { numRuns: 2000 },
  );
});

test('the ways to write one Indian mobile are one number', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[6-9]\d{9}$/),
      fc.constantFrom('', '0', '91', '+91', '+91 ', '+91-', '0091', '091'),
      (mobile, prefix) => {
        expect(normalizeMobile(prefix + mobile)).toBe(mobile);
      },
    ),
  );
});

test('a short number is worth a word', () => {
  expect(isShortMobile('982904152')).toBe(true);
  expect(isShortMobile('9829041526')).toBe(false);
});

test('an Indian mobile is read in two halves, another number as it is', () => {
  expect(mobileText('9829041526')).toBe('98290 41526');
  expect(mobileText('1412345678')).toBe('1412345678');
  expect(mobileText('447700900123')).toBe('447700900123');
});
