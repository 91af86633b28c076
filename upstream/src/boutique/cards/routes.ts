import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { cardOfPiece, cardsOfOrder } from './cards.ts';
import { finishPiece as finishEndpoint, jobCards, undoPiece as undoEndpoint } from './contract.ts';
import { finishPiece, undoPiece } from './finish.ts';

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** Job cards, and the progress reported on them. */
export const cardRoutes: Route[] = [
  route(jobCards, async (call) => {
    const { order_id: order, piece_id: piece } = call.query;
    if (piece !== undefined) return { success: true, data: [await cardOfPiece(call, piece)] };
    if (order === undefined) throw new Refused('NOT_FOUND');
    return { success: true, data: await cardsOfOrder(call, order) };
  }),

  route(finishEndpoint, async (call) => {
    const moved = await finishPiece(call, call.params.id, {
      seenAt: call.body.stage_id,
      photo: call.body.photo ?? undefined,
    });
    return { success: true, moved: flag(moved), data: await cardOfPiece(call, call.params.id) };
  }),

  route(undoEndpoint, async (call) => {
    const moved = await undoPiece(call, call.params.id);
    return { success: true, moved: flag(moved), data: await cardOfPiece(call, call.params.id) };
  }),
];
