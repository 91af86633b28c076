import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64url.ts';

test('every text comes back, whatever its script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const encoded = toBase64Url(text);
      expect(encoded).toMatch(/^[A-Za-z0-9_-]*$/);
      expect(fromBase64Url(encoded)).toBe(text);
    }),
  );
});

test('it is the base64url of RFC 4648, with padding and the plain alphabet read as well', () => {
  expect(toBase64Url('f')).toBe('Zg');
  expect(toBase64Url('foob')).toBe('Zm9vYg');
  expect(toBase64Url('???>>>')).toBe('Pz8_Pj4-');
  expect(fromBase64Url(toBase64Url('\ufeffmark'))).toBe('\ufeffmark');
  expect(fromBase64Url('Zg==')).toBe('f');
  expect(fromBase64Url('Pz8/Pj4+')).toBe('???>>>');
});

test.each(['A', 'Zg===', '!!!!', 'Zm 9v', 'Zm9v\n', 'गल्ला', '_w', '7aCA', 'gICA'])('%j is none', (text) => {
  expect(fromBase64Url(text)).toBeUndefined();
});

test('no text makes it throw', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'AZaz09-_+/=. %\n\0ग'.split('')) });
  fc.assert(
    fc.property(hostile, (text) => {
      const decoded = fromBase64Url(text);
      expect(decoded === undefined || typeof decoded === 'string').toBe(true);
    }),
  );
});
