import { expect, test } from 'vitest';
import { commissionTone, orderCommission } from './index.ts';

const ORDER = { subtotal: 425_000, discount: 25_000, total: 472_000, designation: 500 };

test.each([
  ['as documented', { byDesignation: false, beforeTax: false }, 47_200],
  ['before tax', { byDesignation: false, beforeTax: true }, 40_000],
  ['with a designation at 5 per cent', { byDesignation: true, beforeTax: false }, 23_600],
  ['with both', { byDesignation: true, beforeTax: true }, 20_000],
])('an order of 4,000.00 + 720.00 %s', (_, settings, earned) => {
  expect(orderCommission(ORDER, settings).earned).toBe(earned);
});

test('nobody earns by a designation that he has not', () => {
  const settings = { byDesignation: true, beforeTax: false };
  expect(orderCommission({ ...ORDER, designation: undefined }, settings).earned).toBe(0);
});

test('paid and completed are good, open ones wait, all else is bad', () => {
  expect(
    ['PAID', 'COMPLETED', 'PARTIAL', 'PENDING', 'UNPAID', 'CANCELED', 'IN_PROCESS'].map(commissionTone),
  ).toEqual(['good', 'good', 'waiting', 'waiting', 'bad', 'bad', 'bad']);
});
