import { catalogue } from '@galla/upstream/contract';
import { connection, includeOf, pageOf, type PageArgs } from '../relay/connection.ts';
import type { Lookahead } from '../relay/lookahead.ts';
import type { Call } from '../rest/arguments.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import { stockMoveOf } from './schema.mappers.ts';

/** A page of the movements of a product's stock, or of some of its variants', newest first. */
export async function stockMovesOf(
  call: Call,
  { productId, variantIds }: { productId: string; variantIds?: readonly string[] | undefined },
  args: PageArgs,
  info: Lookahead,
) {
  const page = pageOf(args);
  const answer = await call(catalogue.stockMoves, {
    params: { id: productId },
    query: {
      ...page,
      include: includeOf(info).join(),
      ...omitUndefined({ variant_ids: variantIds?.join() || undefined }),
    },
  });
  return connection(answer.data.map(stockMoveOf), answer, page);
}
