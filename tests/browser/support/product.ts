import { inject } from 'vitest';
import type { Product } from '../product.ts';

/** The installation of this worker's tests. */
export function product(): Product {
  const own = inject('products')[Number(process.env['VITEST_POOL_ID'] ?? 1) - 1];
  if (!own) throw new Error('There are more workers than products.');
  return own;
}
