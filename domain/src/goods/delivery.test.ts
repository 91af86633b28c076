import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDelivery, deliveryAmount, MAX_DELIVERY_LINES, receivedAmount } from './delivery.ts';

const BILL = { supplier: 'Surat Textiles', billNumber: 'ST/118' };
const LINE = { quantity: 24_000, cost: 12_050, whole: true };

const fields = (count: number) =>
  checkDelivery(
    BILL,
    Array.from({ length: count }, () => LINE),
  ).map(({ field }) => field);

test('a delivery needs lines, and not too many', () => {
  expect(fields(0)).toEqual(['lines']);
  expect(fields(1)).toEqual([]);
  expect(fields(MAX_DELIVERY_LINES)).toEqual([]);
  expect(fields(MAX_DELIVERY_LINES + 1)).toEqual(['lines']);
});

test('each problem names its line and its field; those of the bill are told once', () => {
  const bill = { supplier: 'x'.repeat(101), billNumber: 'x'.repeat(41) };
  const lines = [LINE, { ...LINE, quantity: undefined, cost: -1 }, { ...LINE, quantity: 2500 }];
  expect(checkDelivery(bill, lines).map(({ field }) => field)).toEqual([
    'supplier',
    'bill_number',
    'lines.1.quantity',
    'lines.1.cost',
    'lines.2.quantity',
  ]);
});

test('the amount is that of the paper, line by line; what has no cost yet adds nothing', () => {
  const lines = [LINE, { quantity: 1500, cost: 333 }, { quantity: 1000, cost: undefined }];
  expect(deliveryAmount(lines)).toBe(289_200 + 500);
  expect(deliveryAmount([])).toBe(0);
});

test('an amount is off by half a paisa at most', () => {
  const milli = fc.integer({ min: 1, max: 999_999 });
  const paise = fc.integer({ min: 0, max: 9_999_999 });
  fc.assert(
    fc.property(milli, paise, (quantity, cost) => {
      expect(Math.abs(receivedAmount({ quantity, cost }) * 1000 - quantity * cost)).toBeLessThanOrEqual(500);
    }),
  );
});
