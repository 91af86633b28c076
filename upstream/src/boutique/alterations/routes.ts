import { formatMessage } from '@galla/domain';
import { moneyIn } from '../../http/amounts.ts';
import { type Route, route } from '../../http/route.ts';
import { requireOrder, toOrder } from '../orders/orders.ts';
import { createAlteration } from './contract.ts';
import { takeAlteration } from './create.ts';

/** Alterations: pieces that came back. */
export const alterationRoutes: Route[] = [
  route(createAlteration, async (call) => {
    const { db, caller, body, request } = call;
    const id = await takeAlteration(call, {
      pieceId: body.piece_id,
      cause: body.cause ?? '',
      charge: body.charge == null ? 0 : moneyIn(body.charge, 'charge'),
      deliveryDate: body.delivery_time ?? '',
      employeeId: body.employee_id ?? undefined,
      stageId: body.stage_id ?? undefined,
    });
    request.log.info({ staff: caller.staffId, order: id }, 'an alteration was taken');
    const order = toOrder(await requireOrder(db, caller, id));
    return { success: true, message: formatMessage('alteration.saved', { number: order.order_no }), order };
  }),
];
