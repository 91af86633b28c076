import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMessage, type MessageKey } from '../messages/formatMessage.ts';
import {
  checkEmployeeAdvance,
  checkClosableMonth,
  checkPayable,
  monthEnd,
  monthOfDay,
  STATEMENT_KINDS,
  statementSums,
} from './statement.ts';

const said = (key: MessageKey | undefined) => key && formatMessage(key);

test('a month is named by its first day, and ends before the next', () => {
  expect([monthOfDay('2026-11-27'), monthEnd('2026-11-01'), monthEnd('2028-02-01')]).toEqual([
    '2026-11-01',
    '2026-11-30',
    '2028-02-29',
  ]);
});

test('the figures of picture 21: six orders, a return of October’s and an advance', () => {
  const rows = [
    { kind: 'ORDER' as const, amount: 629_850 },
    { kind: 'RETURN' as const, amount: -23_600 },
    { kind: 'ADVANCE' as const, amount: -200_000 },
  ];
  expect(statementSums(rows)).toEqual({ earned: 606_250, advances: -200_000, carried: 0, payable: 406_250 });
});

test('each row counts in one of the sums, and all of them in what is to be paid', () => {
  const row = fc.record({
    kind: fc.constantFrom(...STATEMENT_KINDS),
    amount: fc.integer({ min: -1e9, max: 1e9 }),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const { earned, advances, carried, payable } = statementSums(rows);
      expect(payable).toBe(rows.reduce((sum, { amount }) => sum + amount, 0));
      expect(earned + advances + carried).toBe(payable);
    }),
  );
});

test.each<[string, string | undefined, MessageKey | undefined]>([
  ['2026-11-02', undefined, 'earnings.noMonth'],
  ['2026-12-01', undefined, 'earnings.notBegun'],
  ['2026-10-01', '2026-10-01', 'earnings.closedAlready'],
  ['2026-09-01', '2026-10-01', 'earnings.closedAlready'],
  ['2026-11-01', '2026-10-01', undefined],
  ['2026-11-01', '2026-08-01', undefined],
  ['2026-11-01', undefined, undefined],
])('closing %s after %s on 27 November: %s', (month, last, found) => {
  expect(checkClosableMonth(month, '2026-11-27', last)?.message).toBe(said(found));
});

test('an advance is above 0 and fits the books', () => {
  expect([undefined, 0, -1, 1e15].map((amount) => checkEmployeeAdvance(amount)?.message)).toEqual(
    Array.from({ length: 4 }, () => said('earnings.amountMissing')),
  );
  expect(checkEmployeeAdvance(1)).toBeUndefined();
});

test('a statement is paid once, and only what is above 0', () => {
  expect(checkPayable(100, false)).toBeUndefined();
  expect(checkPayable(100, true)?.message).toBe(said('earnings.paidAlready'));
  expect([0, -100].map((payable) => checkPayable(payable, false)?.message)).toEqual([
    said('earnings.nothingToPay'),
    said('earnings.nothingToPay'),
  ]);
});
