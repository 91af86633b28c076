import { catalogue } from '@galla/upstream/contract';
import { connection, includeWithChanges, pageOf, WIRE_DIRECTION } from '../relay/connection.ts';
import type { Lookahead } from '../relay/lookahead.ts';
import type { Call } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import type { VariantstockMovesArgs } from '../types.generated.ts';
import { stockMoveOf } from './schema.mappers.ts';

/** A page of the movements of a product's stock, or of some of its variants', newest first unless told. */
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
    // A movement is never deleted.
    deletedIds: updatedSince == null ? null : [],
    updatedUntil: answer.changes?.until ?? null,
  };
}
