import { formatMessage } from '@galla/domain';
import { moneyIn } from '../../http/amounts.ts';
import { type Route, route } from '../../http/route.ts';
import { handOver, takeBack } from './collect.ts';
import { handOver as handOverEndpoint, takeBack as takeBackEndpoint } from './pieceContract.ts';
import { requireOrder, toOrder } from './orders.ts';

/** Hand-over of pieces, and its undo. */
export const collectRoutes: Route[] = [
  route(handOverEndpoint, async (call) => {
    const { db, caller, params, body } = call;
    await handOver(call, {
      orderId: params.id,
      pieceIds: body.piece_ids,
      collectedBy: body.collected_by,
      leftDue: body.left_due == null ? undefined : moneyIn(body.left_due, 'left_due'),
    });
    return {
      success: true,
      message: formatMessage('orderRule.handedOver'),
      order: toOrder(await requireOrder(db, caller, params.id)),
    };
  }),

  route(takeBackEndpoint, async (call) => {
    const { db, caller, params, body } = call;
    await takeBack(call, params.id, body.piece_ids);
    return {
      success: true,
      message: formatMessage('handOver.takenBack'),
      order: toOrder(await requireOrder(db, caller, params.id)),
    };
  }),
];
