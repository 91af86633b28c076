import { inject } from 'vitest';
import type { Product } from '../product.ts';

/** The installation that the tests of this worker have for themselves. */
export function product(): Product {
  const own = inject('products')[Number(process.env['VITEST_POOL_ID'] ?? 1) - 1];
  if (!own) throw new Error('There are more workers than products.');
  return own;
}
