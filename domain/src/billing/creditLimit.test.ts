import { expect, test } from 'vitest';
import { aboveLimit } from './creditLimit.ts';

test.each([
  ['no limit', { pending: 1_000_000, credit: 0, limit: null }, 100, 0],
  ['up to the limit', { pending: 40_000, credit: 0, limit: 50_000 }, 10_000, 0],
  ['a paisa above it', { pending: 40_000, credit: 0, limit: 50_000 }, 10_001, 1],
  ['with credit of his own', { pending: 40_000, credit: 5000, limit: 50_000 }, 15_000, 0],
  ['nobody may owe anything', { pending: 0, credit: 0, limit: 0 }, 1, 1],
])('%s', (_, account, rest, above) => {
  expect(aboveLimit(account, rest)).toBe(above);
});
