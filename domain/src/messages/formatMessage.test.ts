import { afterEach, expect, test } from 'vitest';
import { ENGLISH } from './english.ts';
import { formatMessage, formatCount, setLanguage, type Language } from './formatMessage.ts';

const english: Language = { tag: 'en-IN', texts: ENGLISH };

afterEach(() => setLanguage(english));

test('places are filled in, also twice and with what looks like a place', () => {
  expect(formatMessage('billing.stockShort', { available: 3 })).toBe('Only 3 items available in stock');
  expect(formatMessage('forms.required', { label: '{n} $& $1' })).toBe('{n} $& $1 is required');
});

test('a place without a value stays, and no inherited name fills one', () => {
  expect(formatMessage('billing.stockShort')).toBe('Only {available} items available in stock');
  expect(formatMessage('forms.required', Object.create({ label: 'x' }))).toBe('{label} is required');
});

test('a number of things takes the form that the number needs', () => {
  expect(formatCount('billing.items', 1)).toBe('1 item');
  expect(formatCount('billing.items', 5)).toBe('5 items');
  expect(formatCount('billing.items', 0)).toBe('0 items');
  expect(formatCount('billing.items', 1500, { n: '1,500' })).toBe('1,500 items');
});

test('another language is an object of the same keys', () => {
  const hindi: Language = {
    tag: 'hi-IN',
    texts: { ...ENGLISH, 'billing.items.one': '{n} वस्तु', 'billing.total': 'कुल' },
  };
  setLanguage(hindi);
  expect(formatMessage('billing.total')).toBe('कुल');
  // Hindi counts zero as singular, English as plural: each language has its own plural rule.
  expect(formatCount('billing.items', 0)).toBe('0 वस्तु');
});
