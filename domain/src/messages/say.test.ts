import { afterEach, expect, test } from 'vitest';
import { ENGLISH } from './english.ts';
import { say, sayCount, setLanguage, type Language } from './say.ts';

const english: Language = { tag: 'en-IN', texts: ENGLISH };

afterEach(() => setLanguage(english));

test('places are filled in, also twice and with what looks like a place', () => {
  expect(say('billing.stockShort', { available: 3 })).toBe('Only 3 items available in stock');
  expect(say('forms.required', { label: '{n} $& $1' })).toBe('{n} $& $1 is required');
});

test('a place without a value stays, and no inherited name fills one', () => {
  expect(say('billing.stockShort')).toBe('Only {available} items available in stock');
  expect(say('forms.required', Object.create({ label: 'x' }))).toBe('{label} is required');
});

test('a number of things takes the form that the number needs', () => {
  expect(sayCount('billing.items', 1)).toBe('1 item');
  expect(sayCount('billing.items', 5)).toBe('5 items');
  expect(sayCount('billing.items', 0)).toBe('0 items');
  expect(sayCount('billing.items', 1500, { n: '1,500' })).toBe('1,500 items');
});

test('another language is an object of the same keys', () => {
  const hindi: Language = {
    tag: 'hi-IN',
    texts: { ...ENGLISH, 'billing.items.one': '{n} वस्तु', 'billing.total': 'कुल' },
  };
  setLanguage(hindi);
  expect(say('billing.total')).toBe('कुल');
  // Hindi counts zero as one, English as many: the plural rule is the language's own.
  expect(sayCount('billing.items', 0)).toBe('0 वस्तु');
});
