import fc from 'fast-check';
import { expect, test } from 'vitest';
import { creditUses } from './creditUses.ts';

const anyAmounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 12 });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const steps = (amounts: readonly number[]) => amounts.map((amount, at) => ({ id: String(at), amount }));

test('each payment comes from what was kept before it, and nothing is spent twice', () => {
  fc.assert(
    fc.property(anyAmounts, anyAmounts, (kept, wanted) => {
      // Never spends more than was kept.
      const spent = wanted.filter((_, at) => sum(wanted.slice(0, at + 1)) <= sum(kept));
      const found = [...creditUses(steps(kept), steps(spent)).values()];
      expect(found.map(({ uses, left }) => sum(uses.map(({ amount }) => amount)) + left)).toEqual(kept);
      const paid = spent.map((_, at) =>
        sum(found.flatMap(({ uses }) => uses.filter(({ id }) => id === String(at)).map((use) => use.amount))),
      );
      expect(paid).toEqual(spent);
      // Once one amount has something left, later ones are untouched.
      const firstLeft = found.findIndex(({ left }) => left > 0);
      const after = firstLeft === -1 ? [] : found.slice(firstLeft + 1);
      expect(after.flatMap(({ uses }) => uses)).toEqual([]);
    }),
  );
});

test('what was kept first is spent first', () => {
  const found = creditUses(
    [
      { id: 'note', amount: 200_00 },
      { id: 'receipt', amount: 50_00 },
    ],
    [
      { id: 'first', amount: 150_00 },
      { id: 'second', amount: 75_00 },
    ],
  );
  expect(found.get('note')).toEqual({
    uses: [
      { id: 'first', amount: 150_00 },
      { id: 'second', amount: 50_00 },
    ],
    left: 0,
  });
  expect(found.get('receipt')).toEqual({ uses: [{ id: 'second', amount: 25_00 }], left: 25_00 });
});
