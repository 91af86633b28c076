import { LABEL_PAPERS } from '@galla/domain';
import fc from 'fast-check';
import { idPool } from './ids.ts';
import type { World } from './world.ts';

/** Requests for labels with few entries, or hardly any request would contain only records the caller may have. */
export function labelsOf(world: World): fc.Arbitrary<object> {
  const product = idPool(world, 'product');
  const variant = idPool(world, 'variant');
  const pair = fc.constantFrom(world.own, world.shared, world.foreign);
  const entry = fc.oneof(
    pair.map((planted) => ({ product_id: planted.product, variant_id: planted.variant })),
    fc.record({ product_id: product, qty: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ product_id: product, variant_id: variant }),
  );
  return fc.record(
    {
      products: fc.array(entry, { minLength: 1, maxLength: 2 }),
      paper: fc.constantFrom(...LABEL_PAPERS),
      size: fc.integer({ min: 37, max: 60 }),
    },
    { requiredKeys: ['products'] },
  );
}
