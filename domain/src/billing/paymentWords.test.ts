import { expect, test } from 'vitest';
import { BILL_PAYMENT, ORDER_PAYMENT, paymentProblem, type TypedPayment } from './paymentWords.ts';

const PENDING = 372_000;

test.each<[TypedPayment, string | undefined, string | undefined]>([
  [{ amount: undefined }, 'Please enter payment received', 'Please enter the payment received!'],
  [{ amount: undefined, unreadable: '12o' }, 'Please Enter Valid Amount', 'Please enter a valid number.'],
  [{ amount: -500 }, 'Please Enter Valid Amount', 'Payment cannot be negative'],
  [{ amount: 0 }, 'Please Enter Valid Amount', 'Please Enter Valid Amount'],
  [{ amount: PENDING + 1 }, 'Payment cannot exceed pending amount', 'Payment cannot exceed pending amount'],
  [{ amount: PENDING }, undefined, undefined],
])('%j is told in the words of its screen', (typed, bill, order) => {
  expect(paymentProblem(typed, PENDING, BILL_PAYMENT)).toBe(bill);
  expect(paymentProblem(typed, PENDING, ORDER_PAYMENT)).toBe(order);
});
