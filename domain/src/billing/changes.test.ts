import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedFields, changedLines, type LineChange, type TrailLine } from './changes.ts';

const anyLine: fc.Arbitrary<TrailLine> = fc
  .record({
    key: fc.constantFrom('shirt', 'saree', 'lace'),
    quantity: fc.integer({ min: 1, max: 3 }).map((pieces) => pieces * 1000),
    price: fc.constantFrom(10_000, 20_000),
  })
  .map(({ key, quantity, price }) => ({
    key,
    name: key,
    unit: 'pc',
    quantity,
    price,
    total: (price * quantity) / 1000,
  }));
const anyLines = fc.array(anyLine, { maxLength: 6 });

const sumOf = (lines: readonly ({ total: number; quantity: number } | null)[], field: 'total' | 'quantity') =>
  lines.reduce((sum, line) => sum + (line?.[field] ?? 0), 0);

test('a document that is as it was changed no line', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      expect(changedLines(lines, lines)).toEqual([]);
    }),
  );
});

test('what the lines changed by is what the document changed by, of each item', () => {
  fc.assert(
    fc.property(anyLines, anyLines, (before, after) => {
      const changes = changedLines(before, after);
      for (const name of ['shirt', 'saree', 'lace']) {
        for (const field of ['total', 'quantity'] as const) {
          const own = changes.filter((change) => change.name === name);
          const changed =
            sumOf(
              own.map((change) => change.after),
              field,
            ) -
            sumOf(
              own.map((change) => change.before),
              field,
            );
          const of = (lines: readonly TrailLine[]) =>
            sumOf(
              lines.filter(({ key }) => key === name),
              field,
            );
          expect(changed).toBe(of(after) - of(before));
        }
      }
    }),
  );
});

const changeOf = (changes: readonly LineChange[]) =>
  changes.map(({ name, before, after }) => JSON.stringify([name, before, after])).toSorted();

const backwards = (changes: readonly LineChange[]) =>
  changes.map((change) => ({ ...change, before: change.after, after: change.before }));

test('an edit told backwards is the edit back', () => {
  fc.assert(
    fc.property(anyLines, anyLines, (before, after) => {
      const back = changedLines(after, before);
      expect(changeOf(backwards(changedLines(before, after)))).toEqual(changeOf(back));
    }),
  );
});

test('only the fields that differ are told', () => {
  const before = { total_amount: '118.00', description: null, pay_on: '2026-12-01' };
  expect(changedFields(before, { ...before, description: 'Gift', pay_on: null })).toEqual([
    { field: 'description', before: null, after: 'Gift' },
    { field: 'pay_on', before: '2026-12-01', after: null },
  ]);
});
