import { expect, test } from 'vitest';
import { collectedText } from './collected.ts';

const bill = { paymentMode: 'CASH', total: 740_450, pending: 0 };
const cash = (amount: number) => ({ mode: 'CASH', amount });
const upi = (amount: number) => ({ mode: 'UPI', amount });

test('tells what was collected in cash, and what is left', () => {
  expect(collectedText({ ...bill, payments: [cash(740_450)] })).toBe('Collected ₹7,404.50 in cash');
  expect(collectedText({ ...bill, pending: 540_450, payments: [cash(200_000)] })).toBe(
    'Collected ₹2,000.00 in cash. ₹5,404.50 is still to pay.',
  );
  expect(collectedText({ ...bill, pending: 740_450, payments: [] })).toBe(
    'Nothing collected yet. ₹7,404.50 to pay.',
  );
});

test('only cash was collected in cash', () => {
  expect(collectedText({ ...bill, payments: [cash(200_000), upi(540_450)] })).toBe(
    'Collected ₹2,000.00 in cash',
  );
  expect(collectedText({ ...bill, paymentMode: 'UPI', payments: [upi(740_450)] })).toBe('Received ₹7,404.50');
});

test('without the payments the mode of the bill decides', () => {
  expect(collectedText({ ...bill, payments: undefined })).toBe('Collected ₹7,404.50 in cash');
  expect(collectedText({ ...bill, paymentMode: 'UPI', payments: undefined })).toBe('Received ₹7,404.50');
});
