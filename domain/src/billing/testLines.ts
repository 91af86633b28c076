import fc from 'fast-check';
import type { Discount, LineInput } from './types.ts';

// Realistic bills for the property tests of this folder.

/** Up to ₹10,00,000.00 a piece, up to 1,000 pieces, any rate up to 40 %. */
export const anyLine: fc.Arbitrary<LineInput> = fc.record({
  price: fc.integer({ min: 0, max: 100_000_000 }),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  gst: fc.oneof(fc.constantFrom(0, 500, 1200, 1800, 4000), fc.integer({ min: 0, max: 4000 })),
  taxInclusive: fc.boolean(),
  interState: fc.boolean(),
});

export const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 12 });

export const anyDiscount: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ kind: fc.constant('AMOUNT' as const), value: fc.integer({ min: 0, max: 200_000_000 }) }),
  fc.record({ kind: fc.constant('PERCENT' as const), value: fc.integer({ min: 0, max: 10_000 }) }),
);
