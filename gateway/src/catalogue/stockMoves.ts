import { catalogue } from '@galla/upstream/contract';
import { connection, pageOf, type PageArgs } from '../relay/connection.ts';
import type { Call } from '../rest/arguments.ts';
import { given } from '../rest/given.ts';
import { stockMoveOf } from './schema.mappers.ts';

/** A page of the movements of a product's stock, or of one variant's, newest first. */
export async function stockMovesOf(
  call: Call,
  { productId, variantId }: { productId: string; variantId?: string | undefined },
  args: PageArgs,
) {
  const page = pageOf(args);
  const { data, total } = await call(catalogue.stockMoves, {
    params: { id: productId },
    query: { ...page, ...given({ variant_id: variantId }) },
  });
  return connection(data.map(stockMoveOf), total, page);
}
