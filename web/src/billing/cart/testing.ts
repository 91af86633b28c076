import * as fc from 'fast-check';
import { lineKey, type Cart, type CartItem, type CartLine } from './cart.ts';
import type { CartTerms } from './cartTotals.ts';

/** An item for tests: a dupatta of ₹1,850.00 with 5 % GST, 12 in stock. */
export const item = (change: Partial<CartItem> = {}): CartItem => ({
  kind: 'PRODUCT',
  itemId: 'p1',
  name: 'Bandhani silk dupatta, red',
  unit: 'pc',
  price: 185_000,
  hsn: '6214',
  gst: 500,
  taxInclusive: false,
  tracked: true,
  available: 12_000,
  ...change,
});

export const line = (change: Partial<CartLine> = {}): CartLine => {
  const made = { ...item(change), quantity: 1000, priceChanged: false, gone: false, ...change };
  return { ...made, key: lineKey(made) };
};

export const cartOf = (lines: CartLine[], change: Partial<Cart> = {}): Cart => ({
  key: '0b7a0a6e-0000-4000-8000-000000000001',
  lines,
  discount: null,
  advance: null,
  mode: null,
  form: {},
  ...change,
});

/** A regular shop in Rajasthan billing a customer of the same state. */
export const terms = (change: Partial<CartTerms> = {}): CartTerms => ({
  type: 'INVOICE',
  roundOff: false,
  discountBeforeTax: false,
  shop: { registration: 'REGULAR', stateCode: '08', gstin: null },
  customer: { stateCode: '08', gstin: null },
  ...change,
});

const anyLine = fc
  .record({
    kind: fc.constantFrom('PRODUCT' as const, 'SERVICE' as const),
    itemId: fc.uuid(),
    variantId: fc.option(fc.uuid(), { nil: undefined }),
    name: fc.string({ maxLength: 60 }),
    unit: fc.constantFrom('pc', 'm', 'kg'),
    hsn: fc.option(fc.stringMatching(/^\d{4,8}$/), { nil: null }),
    price: fc.integer({ min: 0, max: 10_000_000 }),
    gst: fc.constantFrom(0, 25, 500, 1200, 1800, 4000),
    taxInclusive: fc.boolean(),
    tracked: fc.boolean(),
    available: fc.integer({ min: 0, max: 1_000_000 }),
    quantity: fc.integer({ min: 1, max: 500_000 }),
    priceChanged: fc.boolean(),
    gone: fc.boolean(),
  })
  .map((made): CartLine => ({ ...made, key: lineKey(made) }));

const anyDiscount = fc.oneof(
  fc.record({ kind: fc.constant('AMOUNT' as const), value: fc.integer({ min: 1, max: 5_000_000 }) }),
  fc.record({ kind: fc.constant('PERCENT' as const), value: fc.integer({ min: 1, max: 10_000 }) }),
);

/** Any cart that the screen can produce. */
export const anyCart: fc.Arbitrary<Cart> = fc.record({
  key: fc.uuid(),
  lines: fc.uniqueArray(anyLine, { selector: ({ key }) => key, maxLength: 8 }),
  discount: fc.option(anyDiscount, { nil: null }),
  advance: fc.option(fc.integer({ min: 0, max: 20_000_000 }), { nil: null }),
  mode: fc.constantFrom('CASH' as const, 'UPI' as const, null),
  form: fc.dictionary(
    fc.string({ minLength: 1, maxLength: 20 }),
    fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 3 })),
    { maxKeys: 4 },
  ),
});
