import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { toMove } from './answers.ts';
import { stockMoves } from './contract.ts';
import { listMoves } from './moves.ts';
import { isThere } from './place.ts';

/** How stock moved. */
export const routes: Route[] = [
  route(stockMoves, async ({ db, params, query }) => {
    const { variant_id: variantId, limit = 20, offset = 0 } = query;
    const place = { itemId: params.id, variantId };
    if (!(await isThere(db, place))) throw new Refused('NOT_FOUND');
    const { rows, total } = await listMoves(db, place, { limit, offset });
    return { success: true, data: rows.map(toMove), total };
  }),
];
