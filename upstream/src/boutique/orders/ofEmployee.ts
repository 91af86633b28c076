import { stateOfItem } from '@galla/domain';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { selectOrders } from './orders.ts';
import { ORDER_TYPES, orderTypeWord } from './words.ts';

/** The orders in which an employee has pieces, newest first, with the employee's progress (spec 3 §7). */
export async function ordersOfEmployee(db: TenantDb, caller: Caller, employeeId: string) {
  const orders = await selectOrders(db, caller)
    .where('boutiqueOrder.id', 'in', (of) =>
      of
        .selectFrom('boutiquePiece as piece')
        .where('piece.tenantId', '=', db.tenantId)
        .where('piece.employeeId', '=', employeeId)
        .select('piece.orderId'),
    )
    .orderBy('boutiqueOrder.createdAt', 'desc')
    .orderBy('boutiqueOrder.id', 'desc')
    .limit(100)
    .execute();
  const ids = orders.map(({ id }) => id);
  const pieces =
    ids.length === 0
      ? []
      : await db.sql
          .selectFrom('boutiquePiece as piece')
          .leftJoin('stage', (join) =>
            join.onRef('stage.tenantId', '=', 'piece.tenantId').onRef('stage.id', '=', 'piece.stageId'),
          )
          .where('piece.tenantId', '=', db.tenantId)
          .where('piece.employeeId', '=', employeeId)
          .where('piece.orderId', 'in', ids)
          .select(['piece.orderId', 'piece.state', 'stage.name as stage'])
          .orderBy('piece.number')
          .execute();
  const own = Map.groupBy(pieces, ({ orderId }) => orderId);
  return orders.map((order) => {
    const his = own.get(order.id) ?? [];
    return {
      order_id: order.id,
      order_no: order.number,
      order_type: orderTypeWord[oneOf(ORDER_TYPES, order.type)],
      stage: his.find(({ stage }) => stage !== null)?.stage ?? null,
      emp_order_status: stateOfItem(his.map(({ state }) => oneOf(['0', '1', '2'], state))),
      delivery_time: order.deliveryDate,
    };
  });
}
