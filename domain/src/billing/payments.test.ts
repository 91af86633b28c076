import { expect, test } from 'vitest';
import {
  cashOf,
  checkBank,
  checkParts,
  checkReference,
  checkSplit,
  isUtr,
  largestMode,
  nextNotes,
  reachesCashLimit,
} from './payments.ts';

test('the largest payment names the mode, the first one of two equal', () => {
  expect(largestMode([])).toBeUndefined();
  expect(
    largestMode([
      { mode: 'CASH', amount: 50_00 },
      { mode: 'CARD', amount: 60_00 },
      { mode: 'UPI', amount: 60_00 },
    ]),
  ).toBe('CARD');
});

test('cash alone counts as cash', () => {
  expect(
    cashOf([
      { mode: 'CASH', amount: 1 },
      { mode: 'UPI', amount: 2 },
      { mode: 'CASH', amount: 4 },
    ]),
  ).toBe(5);
});

test('cash is warned of by the day of a person and by the bill, whichever is more', () => {
  const none = { day: 0, bill: 0 };
  expect(reachesCashLimit(1_99_999_99, none)).toBe(false);
  expect(reachesCashLimit(2_00_000_00, none)).toBe(true);
  expect(reachesCashLimit(50_000_00, { day: 1_50_000_00, bill: 0 })).toBe(true);
  expect(reachesCashLimit(50_000_00, { day: 0, bill: 1_50_000_00 })).toBe(true);
  // Cash given today for this bill is in both sums.
  expect(reachesCashLimit(50_000_00, { day: 1_00_000_00, bill: 1_00_000_00 })).toBe(false);
  // No warning about cash that is not given now.
  expect(reachesCashLimit(0, { day: 3_00_000_00, bill: 0 })).toBe(false);
});

test.each([
  ['CASH', undefined, undefined],
  ['UPI', '', undefined],
  // The screens warn about it; it is not refused.
  ['UPI', 'abc', undefined],
  ['UPI', '1'.repeat(36), 'The reference is too long'],
  ['CARD', '4711', undefined],
  ['CARD', '471', 'Enter the last four digits of the card'],
  ['CARD', undefined, 'Enter the last four digits of the card'],
  ['BANK', ' ', 'Enter the reference of the bank transfer'],
  ['BANK', 'NEFT 1', undefined],
] as const)('%s with the reference %j', (mode, reference, message) => {
  expect(checkReference(mode, reference)?.message).toBe(message);
});

test.each([
  ['BANK', undefined, undefined],
  ['BANK', ' ', undefined],
  ['BANK', 'HDFC Bank', undefined],
  ['BANK', 'b'.repeat(60), undefined],
  ['BANK', 'b'.repeat(61), 'The bank’s name is too long'],
  ['CARD', ' ', undefined],
  ['CARD', 'HDFC Bank', 'A bank is named only with a bank transfer'],
  ['CASH', 'HDFC Bank', 'A bank is named only with a bank transfer'],
] as const)('%s with the bank %j', (mode, bank, message) => {
  expect(checkBank(mode, bank)?.message).toBe(message);
});

test('a UPI reference has 12 digits', () => {
  expect(isUtr(' 432109876543 ')).toBe(true);
  expect(isUtr('43210987654')).toBe(false);
});

test('a split comes to what is told beside it, by the mode of its largest', () => {
  const parts = [
    { mode: 'CASH', amount: 40 },
    { mode: 'CARD', amount: 60 },
  ] as const;
  expect(checkSplit(parts, { amount: 100, mode: 'CARD' })).toBeUndefined();
  expect(checkSplit(parts, { amount: 99, mode: 'CARD' })?.field).toBe('payments');
  expect(checkSplit(parts, { amount: 100, mode: 'CASH' })?.field).toBe('payments');
  expect(checkSplit([], { amount: 0, mode: 'CASH' })).toBeUndefined();
});

const fields = (parts: Parameters<typeof checkParts>[0]) =>
  checkParts(parts).flatMap((problem) => problem?.field ?? []);

test('only cash is given above the amount, and never below it', () => {
  expect(fields([{ mode: 'CASH', amount: 100, tendered: 100 }])).toEqual([]);
  expect(fields([{ mode: 'CASH', amount: 100, tendered: 99 }])).toEqual(['payments.0.tendered']);
  expect(fields([{ mode: 'UPI', amount: 100, tendered: 200 }])).toEqual(['payments.0.tendered']);
  expect(fields([{ mode: 'CASH', amount: 0 }])).toEqual(['payments.0.amount']);
});

test.each([
  [484_00, [490_00, 500_00]],
  [36_50, [40_00, 50_00, 100_00, 500_00]],
  [1237_00, [1240_00, 1250_00, 1300_00, 1500_00]],
  [500_00, []],
])('for %i people give %j', (amount, given) => {
  expect(nextNotes(amount)).toEqual(given);
});
