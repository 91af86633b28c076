import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRefund, netOfRefunds } from './refund.ts';

const sumOf = (payments: readonly { amount: number }[]) =>
  payments.reduce((sum, { amount }) => sum + amount, 0);

test('at most what was received goes back, and the figure is told', () => {
  expect(checkRefund(100_00, 100_00)).toBeUndefined();
  expect(checkRefund(100_01, 100_00)).toMatchObject({
    field: 'amount',
    code: 'REFUND_EXCEEDS_RECEIVED',
    message: 'Only ₹100.00 was received. No more can be given back.',
  });
});

test.each([undefined, 0, -1, 0.5])('%s is no amount to give back', (amount) => {
  expect(checkRefund(amount, 100_00)).toMatchObject({ code: 'INVALID_INPUT', field: 'amount' });
});

test('what stays is what was received less what went back, off the newest first', () => {
  const anyPayments = fc.array(fc.record({ id: fc.uuid(), amount: fc.integer({ min: 1, max: 1_000_000 }) }));
  fc.assert(
    fc.property(anyPayments, fc.nat({ max: 1000 }), (payments, share) => {
      const refunded = Math.floor((sumOf(payments) * share) / 1000);
      const kept = netOfRefunds(payments, refunded);
      expect(sumOf(kept)).toBe(sumOf(payments) - refunded);
      expect(kept.every(({ amount }) => amount > 0)).toBe(true);
      // All but the newest remaining payment are whole, and in their order.
      expect(kept.map(({ id }) => id)).toEqual(payments.slice(0, kept.length).map(({ id }) => id));
      expect(kept.slice(0, -1)).toEqual(payments.slice(0, Math.max(0, kept.length - 1)));
    }),
  );
});
