import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkBulkMessage, fillBulkMessage } from './bulkMessage.ts';

test('each placeholder is filled, and a name that looks like one is left as it is', () => {
  const text = 'Dear {name}, new sarees at {shop}. Thank you, {name}!';
  expect(fillBulkMessage(text, { name: 'Priya', shop: 'Meenakshi' })).toBe(
    'Dear Priya, new sarees at Meenakshi. Thank you, Priya!',
  );
  expect(fillBulkMessage('Dear {name}', { name: '{shop}', shop: 'M' })).toBe('Dear {shop}');
});

test('a text that passes leaves no placeholder over, whatever it says', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      fc.pre(checkBulkMessage(text) === undefined);
      expect(fillBulkMessage(text, { name: 'Priya', shop: 'M' })).not.toMatch(/\{[^{}]*\}/);
    }),
  );
});

test.each([
  ['', 'Please enter a message.'],
  ['   ', 'Please enter a message.'],
  ['a'.repeat(1001), 'A message cannot exceed 1000 characters.'],
  ['Dear {customer}', '{customer} is not known. Use {name} or {shop}.'],
])('%j is refused', (text, sentence) => {
  expect(checkBulkMessage(text)).toBe(sentence);
});
