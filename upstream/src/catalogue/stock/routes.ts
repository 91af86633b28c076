import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { pageAsked, tells } from '../../lists/include.ts';
import { toMove } from './answers.ts';
import { stockMoves } from './contract.ts';
import { countMoves, listMoves } from './moves.ts';
import { isThere } from './place.ts';

/** How stock moved. */
export const routes: Route[] = [
  route(stockMoves, async ({ db, params, query }) => {
    const { variant_ids: variantIds, include } = query;
    const place = { itemId: params.id, variantIds: variantIds?.split(',') };
    if (!(await isThere(db, place))) throw new Refused('NOT_FOUND');
    const { rows, page } = await listMoves(db, place, pageAsked(query, 20));
    const counted = tells(include, 'count') && { total: await countMoves(db, place) };
    return { success: true, data: rows.map(toMove), ...(page && { page }), ...counted };
  }),
];
