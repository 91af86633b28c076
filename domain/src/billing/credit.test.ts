import { expect, test } from 'vitest';
import { checkCredit, checkMoneyMode, isMoneyMode } from './credit.ts';
import { PAYMENT_MODES } from './types.ts';

test('a customer pays with at most the credit that there is, and is told how much', () => {
  expect(checkCredit(500_00, 500_00)).toBeUndefined();
  expect(checkCredit(500_01, 500_00, 'payments.0.amount')).toMatchObject({
    field: 'payments.0.amount',
    code: 'CREDIT_SHORT',
    message: 'Only ₹500.00 of credit is left.',
  });
  expect(checkCredit(1, 0)?.code).toBe('CREDIT_SHORT');
});

test('credit is the one mode that brings no money', () => {
  expect(PAYMENT_MODES.filter((mode) => !isMoneyMode(mode))).toEqual(['CREDIT']);
  expect(checkMoneyMode('CASH')).toBeUndefined();
  expect(checkMoneyMode('CREDIT', 'refund.mode')).toMatchObject({
    field: 'refund.mode',
    code: 'INVALID_INPUT',
  });
});
