import { boutique } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import { byParent } from '../relay/byParent.ts';
import type { Call } from '../rest/arguments.ts';
import {
  eventOf,
  itemOf,
  linkOf,
  orderOf,
  orderPaymentOf,
  type OrderItemMapper,
  type OrderMapper,
  pieceOf,
  type PieceMapper,
} from './orders.mappers.ts';

export function orderLoaders(call: Call) {
  return {
    orders: byId<OrderMapper>(
      async (ids) => {
        const body = { ids: ids.join(','), limit: ids.length, include: [] };
        return (await call(boutique.listOrders, { body })).orders.map(orderOf);
      },
      ({ dbId }) => dbId,
    ),
    /** Items by order id. */
    orderItems: byParent<OrderItemMapper>(async (orderIds) => {
      const { data } = await call(boutique.itemsOfOrders, { query: { ids: orderIds.join(',') } });
      return Map.groupBy(data.map(itemOf), ({ orderId }) => orderId);
    }),
    orderItemsById: byId<OrderItemMapper>(
      async (ids) =>
        (await call(boutique.itemsOfOrders, { query: { item_ids: ids.join(',') } })).data.map(itemOf),
      ({ dbId }) => dbId,
    ),
    orderPieces: byId<PieceMapper>(
      async (ids) => {
        const { data } = await call(boutique.itemsOfOrders, { query: { piece_ids: ids.join(',') } });
        return data.flatMap((item) => item.pieces.map(pieceOf));
      },
      ({ dbId }) => dbId,
    ),
    /** History, payments, and open links by order id. */
    orderHistory: byId(
      async (ids) => {
        const answer = await call(boutique.orderHistory, { query: { ids: ids.join(',') } });
        return ids.map((id) => {
          const own = <Row extends { order_id: string }>(rows: readonly Row[]) =>
            rows.filter(({ order_id: orderId }) => orderId === id);
          return {
            id,
            timeline: own(answer.timeline).map(eventOf),
            payments: own(answer.payments)
              .filter(({ kind }) => kind !== 'refund')
              .map(orderPaymentOf),
            links: own(answer.links).map(linkOf),
          };
        });
      },
      ({ id }) => id,
    ),
    orderEventsById: byId(
      async (ids) =>
        (await call(boutique.orderHistory, { query: { event_ids: ids.join(',') } })).timeline.map(eventOf),
      ({ dbId }) => dbId,
    ),
    orderPaymentsById: byId(
      async (ids) =>
        (await call(boutique.orderHistory, { query: { payment_ids: ids.join(',') } })).payments.map(
          orderPaymentOf,
        ),
      ({ dbId }) => dbId,
    ),
  };
}
