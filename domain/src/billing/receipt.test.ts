import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadReceipt } from './receipt.ts';

const anyDues = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { maxLength: 12 });

test('nothing is lost, and of the bills in their order each is paid before the next', () => {
  fc.assert(
    fc.property(anyDues, fc.integer({ min: 1, max: 5_000_000 }), (pendings, amount) => {
      const { parts, rest } = spreadReceipt(
        amount,
        pendings.map((pending, at) => ({ id: String(at), pending })),
      );
      expect(parts.reduce((sum, part) => sum + part.amount, rest)).toBe(amount);
      expect(parts.map(({ id }) => id)).toEqual(parts.map((_, at) => String(at)));
      const paid = pendings.map((_, at) => parts[at]?.amount ?? 0);
      // While a bill has something left to pay, later bills get nothing and nothing becomes credit.
      const gets = [...paid.slice(1), rest];
      const isLeft = (pending: number, at: number) => pending - (paid[at] ?? 0);
      expect(pendings.map((pending, at) => isLeft(pending, at) * (gets[at] ?? 0))).toEqual(
        pendings.map(() => 0),
      );
      expect(Math.min(...pendings.map(isLeft), 0)).toBe(0);
    }),
  );
});
