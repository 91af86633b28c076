import { GraphQLError, Kind, type GraphQLScalarType } from 'graphql';
import { expect, test } from 'vitest';
import { URL as Address } from './resolvers/URL.ts';
import { Date as Day } from './resolvers/Date.ts';
import { Gstin } from './resolvers/Gstin.ts';
import { IdempotencyKey } from './resolvers/IdempotencyKey.ts';
import { DateTime as Instant } from './resolvers/DateTime.ts';
import { Mobile } from './resolvers/Mobile.ts';
import { Money } from './resolvers/Money.ts';
import { Percentage } from './resolvers/Percentage.ts';
import { PhoneDigits } from './resolvers/PhoneDigits.ts';
import { Quantity } from './resolvers/Quantity.ts';

const TAKEN: [GraphQLScalarType, unknown, unknown][] = [
  [Money, '7404.50', 740450],
  [Money, '-20.00', -2000],
  [Quantity, '2.5', 2500],
  [Quantity, 3, 3000],
  [Quantity, '0', 0],
  [Percentage, '2.5', 250],
  [Mobile, '9000000001', '9000000001'],
  [PhoneDigits, '919000000001', '919000000001'],
  [Day, '2026-11-20', '2026-11-20'],
  [Instant, '2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
  [Gstin, '27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
  [IdempotencyKey, '0B7A0A6E-5D2C-4F3B-9A41-6C1F2D9E8B70', '0b7a0a6e-5d2c-4f3b-9a41-6c1f2d9e8b70'],
  [Address, 'https://example.com/a.png', 'https://example.com/a.png'],
];

test.each(TAKEN)('%s takes %j as %j', (scalar, sent, internal) => {
  expect(scalar.parseValue(sent)).toBe(internal);
});

const REFUSED: [GraphQLScalarType, unknown][] = [
  [Money, '1.234'],
  [Money, '1.5'],
  [Money, '20'],
  [Money, 20],
  [Money, 20.25],
  [Money, '1,234.50'],
  [Money, '₹20.00'],
  [Money, ' 20.00'],
  [Money, '20.00\n'],
  [Money, '.50'],
  [Money, '+1.50'],
  [Money, 'ten'],
  [Money, { amount: 1 }],
  [Quantity, '-1'],
  [Quantity, '1.2345'],
  [Percentage, '101'],
  [Mobile, '900000000'],
  [PhoneDigits, '+919000000001'],
  [Day, '2026-02-30'],
  [Instant, 'yesterday'],
  [Gstin, '27AAPFU0939F1ZX'],
  [IdempotencyKey, ''],
  [IdempotencyKey, 'abc'],
  [IdempotencyKey, '0b7a0a6e-5d2c-4f3b-9a41-6c1f2d9e8b7'],
  [IdempotencyKey, '0b7a0a6e-5d2c-4f3b-9a41-6c1f2d9e8b70\n'],
  [Address, '/files/a.png'],
  [Address, '//evil.example/a.png'],
];

test.each(REFUSED)('%s refuses %j', (scalar, sent) => {
  expect(() => scalar.parseValue(sent)).toThrow(GraphQLError);
});

test('reads a literal of the document like a variable', () => {
  expect(Quantity.parseLiteral({ kind: Kind.FLOAT, value: '12.5' })).toBe(12500);
  expect(Money.parseLiteral({ kind: Kind.STRING, value: '12.50' })).toBe(1250);
  expect(() => Money.parseLiteral({ kind: Kind.FLOAT, value: '12.50' })).toThrow('as text with two places');
  expect(() => Money.parseLiteral({ kind: Kind.BOOLEAN, value: true })).toThrow(
    'Money is rupees as text with two places',
  );
});

test('passes on the text of the REST answer and nothing else', () => {
  expect(Money.serialize('7404.50')).toBe('7404.50');
  expect(() => Money.serialize(7404.5)).toThrow('Money must be answered as text');
});
