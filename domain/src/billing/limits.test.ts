import fc from 'fast-check';
import { expect, test } from 'vitest';
import { discountAmount } from './discount.ts';
import {
  beyondLimits,
  type CashierLimits,
  checkLimit,
  isDiscountAsBefore,
  type LimitedLine,
} from './limits.ts';

const OFF: CashierLimits = { maxDiscount: undefined, maxPriceCut: undefined, neverBelowCost: false };
const line = (more: Partial<LimitedLine> = {}): LimitedLine => ({
  name: 'Kurta',
  price: 1_000_00,
  listPrice: 1_000_00,
  quantity: 1_000,
  net: 1_000_00,
  lastCost: undefined,
  ...more,
});
const fields = (bill: Partial<Parameters<typeof beyondLimits>[0]>, limits: Partial<CashierLimits>) =>
  beyondLimits({ subtotal: 1_000_00, discount: 0, lines: [line()], ...bill }, { ...OFF, ...limits }).map(
    ({ field }) => field,
  );

test('nothing is limited to begin with', () => {
  const lines = [line({ price: 0, net: 0, lastCost: 900_00 })];
  expect(fields({ discount: 1_000_00, lines }, {})).toEqual([]);
});

test('a discount is within its limit to the paisa, and one paisa above it is not', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e12 }),
      fc.integer({ min: 0, max: 10_000 }),
      (subtotal, percent) => {
        // The largest discount within the limit.
        const most = discountAmount({ kind: 'PERCENT', value: percent }, subtotal);
        expect(fields({ subtotal, discount: most }, { maxDiscount: percent })).toEqual([]);
        expect(fields({ subtotal, discount: most + 1 }, { maxDiscount: percent })).toEqual(['discount']);
      },
    ),
  );
});

test('a discount of just the limit is within it also where it is rounded up', () => {
  expect(fields({ subtotal: 999_95, discount: 100_00 }, { maxDiscount: 1_000 })).toEqual([]);
  expect(fields({ subtotal: 999_95, discount: 100_01 }, { maxDiscount: 1_000 })).toEqual(['discount']);
});

test('prices go down to their per cent; 0 per cent allows no other price; one that is asked at the till is free', () => {
  const at = (price: number, listPrice: number | undefined = 1_000_00) => ({
    lines: [line({ price, listPrice })],
  });
  expect(fields(at(900_00), { maxPriceCut: 1_000 })).toEqual([]);
  expect(fields(at(899_99), { maxPriceCut: 1_000 })).toEqual(['lines.0.price']);
  expect(fields(at(2_000_00), { maxPriceCut: 1_000 })).toEqual([]);
  expect(fields(at(1_000_00), { maxPriceCut: 0 })).toEqual([]);
  for (const price of [999_99, 1_000_01])
    expect(fields(at(price), { maxPriceCut: 0 })).toEqual(['lines.0.price']);
  expect(fields({ lines: [line({ price: 1, listPrice: undefined })] }, { maxPriceCut: 0 })).toEqual([]);
});

test('no line brings less than it cost last, by whichever way it got cheap', () => {
  const cost = { lastCost: 400_00, quantity: 2_500 };
  expect(fields({ lines: [line({ ...cost, net: 1_000_00 })] }, { neverBelowCost: true })).toEqual([]);
  expect(fields({ lines: [line({ ...cost, net: 999_99 })] }, { neverBelowCost: true })).toEqual([
    'lines.0.price',
  ]);
  expect(fields({ lines: [line({ net: 0 })] }, { neverBelowCost: true })).toEqual([]);
});

test('the refusal of a price says the same for a cut and for the cost, and no figure', () => {
  const [cut] = beyondLimits(
    { subtotal: 1, discount: 0, lines: [line({ price: 1 })] },
    { ...OFF, maxPriceCut: 0 },
  );
  const [cost] = beyondLimits(
    { subtotal: 1, discount: 0, lines: [line({ net: 1, lastCost: 900_00 })] },
    { ...OFF, neverBelowCost: true },
  );
  expect(cost).toEqual(cut);
  expect(JSON.stringify(cost)).not.toMatch(/900/);
});

test('an edit that leaves the per cent takes off as much as before, however it is rounded; more of it does not', () => {
  const before = { subtotal: 1_000_00, discount: 300_00 };
  expect(isDiscountAsBefore({ subtotal: 999_95, discount: 299_99 }, before)).toBe(true);
  expect(isDiscountAsBefore({ subtotal: 500_00, discount: 150_01 }, before)).toBe(false);
  expect(isDiscountAsBefore({ subtotal: 2_000_00, discount: 300_01 }, before)).toBe(false);
  expect(isDiscountAsBefore({ subtotal: 5_00, discount: 0 }, { subtotal: 0, discount: 0 })).toBe(true);
});

test('a limit is 0 to 100 per cent', () => {
  for (const percent of [0, 10_000]) expect(checkLimit(percent, 'max')).toBeUndefined();
  for (const percent of [undefined, -1, 10_001]) expect(checkLimit(percent, 'max')?.field).toBe('max');
});
