import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PAISE } from '../money/paise.ts';
import {
  checkAdvance,
  checkDiscount,
  checkPayment,
  checkPaymentMode,
  checkQuickBillAmount,
  checkTotal,
} from './checkMoney.ts';
import { discountAmount } from './discount.ts';
import { anyDiscount, anyLines } from './testLines.ts';
import { billTotals } from './totals.ts';

test('a discount is at most the total', () => {
  expect(checkDiscount({ kind: 'AMOUNT', value: 765_450 }, 729_000, 765_450)).toBeUndefined();
  expect(checkDiscount({ kind: 'AMOUNT', value: 765_451 }, 729_000, 765_450)).toEqual({
    field: 'discount',
    code: 'DISCOUNT_TOO_HIGH',
    message: 'Discount cannot exceed total amount (₹7,654.50)',
    params: { max: '7,654.50' },
  });
  expect(checkDiscount({ kind: 'PERCENT', value: 10_000 }, 729_000, 765_450)).toBeUndefined();
  expect(checkDiscount(undefined, 0, 0)).toBeUndefined();
});

test.each([
  { kind: 'AMOUNT', value: -1 },
  { kind: 'AMOUNT', value: 0.5 },
  { kind: 'AMOUNT', value: MAX_PAISE + 1 },
  { kind: 'PERCENT', value: 10_001 },
  { kind: 'PERCENT', value: -1 },
] as const)('$kind $value is no discount', (discount) => {
  expect(checkDiscount(discount, MAX_PAISE, MAX_PAISE)).toMatchObject({
    field: 'discount',
    code: 'INVALID_INPUT',
  });
});

test('what passes the check is taken in full, what does not is not', () => {
  fc.assert(
    fc.property(anyLines, anyDiscount, (lines, discount) => {
      const { subtotal, total } = billTotals(lines);
      const asked = discountAmount(discount, subtotal);
      const taken = billTotals(lines, discount).discount;
      expect(checkDiscount(discount, subtotal, total) === undefined).toBe(taken === asked);
    }),
  );
});

test('an advance is at most what remains', () => {
  expect(checkAdvance(740_450, 740_450)).toBeUndefined();
  expect(checkAdvance(0, 0)).toBeUndefined();
  expect(checkAdvance(740_451, 740_450)).toMatchObject({
    field: 'advance',
    code: 'ADVANCE_TOO_HIGH',
    message: 'Advance cannot exceed remaining amount (₹7,404.50)',
  });
  expect(checkAdvance(-1, 100)).toMatchObject({ code: 'INVALID_INPUT' });
  expect(checkAdvance(Number.NaN, 100)).toMatchObject({ code: 'INVALID_INPUT' });
});

test('a payment is given, above zero, and at most the pending amount', () => {
  expect(checkPayment(1, 100)).toBeUndefined();
  expect(checkPayment(100, 100)).toBeUndefined();
  expect(checkPayment(undefined, 100)?.message).toBe('Please enter payment received');
  for (const amount of [0, -5, 0.5])
    expect(checkPayment(amount, 100)?.message).toBe('Please Enter Valid Amount');
  expect(checkPayment(101, 100)).toMatchObject({
    code: 'PAYMENT_EXCEEDS_PENDING',
    message: 'Payment cannot exceed pending amount',
  });
});

test('a payment mode is chosen; creating and editing ask in their own words', () => {
  expect(checkPaymentMode('CASH')).toBeUndefined();
  expect(checkPaymentMode('UPI', 'edit')).toBeUndefined();
  expect(checkPaymentMode(undefined)?.message).toBe('Please select payment mode');
  expect(checkPaymentMode('CHEQUE')).toMatchObject({ field: 'paymentMode', code: 'PAYMENT_MODE_MISSING' });
  expect(checkPaymentMode(null, 'edit')?.message).toBe('Please select a payment method');
});

test('a quick bill is above zero', () => {
  expect(checkQuickBillAmount(1)).toBeUndefined();
  for (const amount of [undefined, 0, -1, MAX_PAISE + 1]) {
    expect(checkQuickBillAmount(amount)?.message).toBe('Please enter an amount greater than zero.');
  }
});

test('a total must fit what is kept', () => {
  expect(checkTotal(0)).toBeUndefined();
  expect(checkTotal(MAX_PAISE)).toBeUndefined();
  expect(checkTotal(MAX_PAISE + 1)).toMatchObject({ code: 'AMOUNT_TOO_LARGE' });
});
