import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { changesOfGrowing, sinceOf } from '../../lists/changes.ts';
import { pageAsked, isIncluded } from '../../lists/include.ts';
import { toMove } from './answers.ts';
import { stockMoves } from './contract.ts';
import { countMoves, listMoves } from './moves.ts';
import { isThere } from './place.ts';

/** Stock movements. */
export const routes: Route[] = [
  route(stockMoves, async ({ db, params, query, now }) => {
    const { variant_ids: variantIds, include } = query;
    const place = {
      itemId: params.id,
      variantIds: variantIds?.split(','),
      since: sinceOf(query.updated_since, now),
    };
    if (!(await isThere(db, place))) throw new Refused('NOT_FOUND');
    const { rows, page } = await listMoves(db, place, pageAsked(query, 20), query.sort_order);
    const counted = isIncluded(include, 'count') && { total: await countMoves(db, place) };
    const changes = isIncluded(include, 'changes') && { changes: changesOfGrowing(now) };
    return { success: true, data: rows.map(toMove), ...(page && { page }), ...counted, ...changes };
  }),
];
