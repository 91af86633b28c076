import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentStatus, pendingAmount, pendingOf } from './pending.ts';

const amount = fc.integer({ min: 0, max: 10 ** 12 });

test('pending is what advance and payments leave of the total', () => {
  expect(pendingAmount(740_450, 200_000)).toBe(540_450);
  expect(pendingAmount(740_450, 200_000, 540_450)).toBe(0);
  expect(pendingAmount(740_450, 800_000)).toBe(0);
});

test('it is never negative and never above the total, and payments only lower it', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (total, advance, paid, more) => {
      const pending = pendingAmount(total, advance, paid);
      expect(pending).toBeGreaterThanOrEqual(0);
      expect(pending).toBeLessThanOrEqual(total);
      expect(pendingAmount(total, advance, paid + more)).toBe(
        Math.max(0, pending - more - Math.max(0, advance + paid - total)),
      );
    }),
  );
});

test('the status follows from total and pending', () => {
  expect(documentStatus({ type: 'INVOICE', total: 100, pending: 100, cancelled: false })).toBe('UNPAID');
  expect(documentStatus({ type: 'INVOICE', total: 100, pending: 99, cancelled: false })).toBe('PARTIAL');
  expect(documentStatus({ type: 'INVOICE', total: 100, pending: 0, cancelled: false })).toBe('PAID');
  expect(documentStatus({ type: 'INVOICE', total: 0, pending: 0, cancelled: false })).toBe('PAID');
  expect(documentStatus({ type: 'INVOICE', total: 100, pending: 0, cancelled: true })).toBe('CANCELED');
});

test('a proposal owes nothing and is open, accepted or ended', () => {
  const proposal = { type: 'PROPOSAL', total: 100, pending: 0, cancelled: false } as const;
  expect(pendingOf('PROPOSAL', 100, 0)).toBe(0);
  expect(pendingOf('ORDER', 100, 30)).toBe(70);
  expect(documentStatus(proposal)).toBe('OPEN');
  expect(documentStatus({ ...proposal, accepted: true })).toBe('ACCEPTED');
  expect(documentStatus({ ...proposal, accepted: true, cancelled: true })).toBe('ENDED');
});
