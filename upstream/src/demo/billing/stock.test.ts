import { expect, test } from 'vitest';
import { CASES } from '../testing.ts';
import type { StockMove } from '../types.ts';

const placeOf = ({ item, variant }: Pick<StockMove, 'item' | 'variant'>): string =>
  `${item}/${variant ?? ''}`;

test.each(CASES)(
  '$name: what is left is the opening stock less the sales, and was never below nothing',
  ({ data }) => {
    const levels = new Map<string, number>();
    const inTime = data.stockMoves.toSorted((a, b) => a.at.getTime() - b.at.getTime());
    for (const move of inTime) {
      const level = (levels.get(placeOf(move)) ?? 0) + move.quantity;
      expect(level).toBeGreaterThanOrEqual(0);
      levels.set(placeOf(move), level);
    }
    for (const [item, { tracked, stock, variants }] of data.items.entries()) {
      expect(levels.has(placeOf({ item })) && !tracked).toBe(false);
      expect(levels.get(placeOf({ item })) ?? 0).toBe(stock);
      for (const [variant, one] of variants.entries()) {
        expect(levels.get(placeOf({ item, variant })) ?? 0).toBe(one.stock);
      }
    }
  },
);

test.each(CASES)('$name: counted lines of invoices move stock, orders and proposals none', ({ data }) => {
  const { documents, items, stockMoves } = data;
  for (const [at, { type, lines, canceledAt }] of documents.entries()) {
    const own = stockMoves.filter(({ document }) => document === at);
    const counted = type === 'INVOICE' ? lines.filter(({ item }) => items[item]?.tracked) : [];
    const sold = own.filter(({ reason }) => reason === 'SALE');
    expect(sold.map(({ item, variant, quantity }) => [item, variant, -quantity])).toEqual(
      counted.map(({ item, variant, quantity }) => [item, variant, quantity]),
    );
    expect(own.filter(({ reason }) => reason === 'RETURN')).toHaveLength(canceledAt ? counted.length : 0);
  }
});

test('some things are sold out, some nearly', () => {
  const left = CASES.flatMap(({ data }) =>
    data.items.filter(({ tracked, variants }) => tracked && variants.length === 0),
  );
  expect(left.filter(({ stock }) => stock === 0).length).toBeGreaterThan(left.length * 0.02);
  expect(left.filter(({ stock }) => stock > 0 && stock <= 3000).length).toBeGreaterThan(left.length * 0.05);
});
