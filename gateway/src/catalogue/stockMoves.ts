import { catalogue } from '@galla/upstream/contract';
import { connection, includeWithChanges, pageOf, WIRE_DIRECTION } from '../relay/connection.ts';
import type { Lookahead } from '../relay/lookahead.ts';
import type { Call } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { VariantstockMovesArgs } from '../types.generated.ts';
import { stockMoveOf } from './schema.mappers.ts';

/** A page of stock moves of a product, or of some of its variants, newest first by default. */
export async function stockMovesOf(
  call: Call,
  { productId, variantIds }: { productId: string; variantIds?: readonly string[] | undefined },
  { orderBy, updatedSince, ...args }: Partial<VariantstockMovesArgs>,
  info: Lookahead,
) {
  const page = pageOf(args);
  const answer = await call(catalogue.stockMoves, {
    params: { id: productId },
    query: {
      ...page,
      include: includeWithChanges(info).join(),
      ...omitUndefined({
        variant_ids: variantIds?.join() || undefined,
        updated_since: updatedSince,
        sort_order: orderBy && WIRE_DIRECTION[orderBy.direction],
      }),
    },
  });
  return {
    ...connection(answer.data.map(stockMoveOf), answer, page),
    // Stock moves are never deleted.
    deletedIds: updatedSince == null ? null : [],
    updatedUntil: answer.changes?.until ?? null,
  };
}
