import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkStatementRange, financialYearStart, withBalance } from './statement.ts';

const entry = fc.oneof(
  fc.record({ debit: fc.nat(1e9), credit: fc.constant(0) }),
  fc.record({ debit: fc.constant(0), credit: fc.nat(1e9) }),
);

test('the balance after the last entry is the opening one with all debits and without all credits', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.array(entry), (opening, entries) => {
      const sum = entries.reduce((all, { debit, credit }) => all + debit - credit, opening);
      expect(withBalance(opening, entries).at(-1)?.balance ?? opening).toBe(sum);
    }),
  );
});

test('a statement from a day on goes on where the one before it ended', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.array(entry), fc.array(entry), (opening, before, after) => {
      const whole = withBalance(opening, [...before, ...after]);
      const first = withBalance(opening, before);
      expect([...first, ...withBalance(first.at(-1)?.balance ?? opening, after)]).toEqual(whole);
    }),
  );
});

test.each([
  ['2026-04-01', '2027-03-31', undefined],
  ['2026-04-01', '2026-04-01', undefined],
  ['2026-04-02', '2026-04-01', 'to'],
  ['2026-02-30', '2026-04-01', 'from'],
  ['2026-04-01', 'soon', 'to'],
  ['2016-04-01', '2026-04-01', 'to'],
])('from %s to %s is wrong at %s', (from, to, field) => {
  expect(checkStatementRange(from, to)?.field).toBe(field);
});

test('a financial year begins on 1 April', () => {
  expect(financialYearStart('2026-03-31')).toBe('2025-04-01');
  expect(financialYearStart('2026-04-01')).toBe('2026-04-01');
});
