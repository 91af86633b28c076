import { formatMessage } from '@galla/domain';
import { drawPaper, loadRecords, paymentMode, readParts } from '../../billing/index.ts';
import { moneyIn } from '../../http/amounts.ts';
import { Refused } from '../../http/refused.ts';
import { type Call, publicRoute, type Route, route } from '../../http/route.ts';
import { changesOf, sinceOf } from '../../lists/changes.ts';
import {
  createOrders,
  employeeOrders,
  generateInvoice,
  invoicePdf,
  itemsOfOrders,
  listOrders,
  orderDetail,
  orderDetails,
  orderHistory,
  orderItems,
  payOrder,
  refundOrder as refundOrderEndpoint,
  updateOrderPending,
  updateOrders,
  updateOrderStage,
  updateOrderStatus,
} from './contract.ts';
import { assignEmployee, movePieces as movePiecesEndpoint } from './pieceContract.ts';
import { customerOrderDetail, revokeOrderLinks, shareOrder } from './linkContract.ts';
import { createOrder } from './create.ts';
import { selectEvents, toEvent } from './events.ts';
import { invoiceOrder } from './invoice.ts';
import { qrCodesOf, selectItems, toItems } from './items.ts';
import { endLinks, makeLink, selectLinks, toLink } from './links.ts';
import { listPage, statsOf } from './list.ts';
import { selectMoney, toMoney } from './money.ts';
import { assignPieces, movePieces } from './moves.ts';
import { openOrder } from './open.ts';
import { requireOrder, toOrder } from './orders.ts';
import { receiveOnOrder, refundOrder, setPending } from './payments.ts';
import { tenantProfile } from './profile.ts';
import { setStage, setStatus } from './states.ts';
import { updateOrder } from './update.ts';
import { ordersOfEmployee } from './ofEmployee.ts';

type OneCall = Pick<Call, 'db' | 'caller' | 'now' | 'files'>;

/** The items of one order in their wire shape. */
async function itemsOf({ db, caller, files, now }: OneCall, id: string) {
  const rows = await selectItems(db, caller).where('item.orderId', '=', id).execute();
  return toItems(db, { files, now }, rows);
}

/** An order after a write. */
const orderNow = async ({ db, caller }: OneCall, id: string) => toOrder(await requireOrder(db, caller, id));

async function details(call: OneCall, id: string) {
  const { db, caller } = call;
  const order = toOrder(await requireOrder(db, caller, id));
  const events = await selectEvents(db, caller).where('event.orderId', '=', id).execute();
  const money = await selectMoney(db, caller).where('money.orderId', '=', id).execute();
  return {
    success: true as const,
    order,
    order_items: await itemsOf(call, id),
    timeline: events.map(toEvent),
    payments: money.map(toMoney),
    tenant_profile: await tenantProfile(db, call),
  };
}

async function saved(call: OneCall, id: string, message: string) {
  const order = await orderNow(call, id);
  const items = await itemsOf(call, id);
  return {
    success: true as const,
    message,
    order_id: id,
    order_no: order.order_no,
    orderItemList: items.map((item) => ({
      id: item.id,
      item_key: item.item_key,
      qr_codes: qrCodesOf(item, call.caller.schemaKey),
    })),
    order,
  };
}

/** Orders in pieces (spec 3 §7). */
export const orderRoutes: Route[] = [
  route(listOrders, async ({ db, caller, body, now }) => {
    const include = body.include ?? ['count', 'stats'];
    const { rows, page } = await listPage(db, caller, body, now);
    const stats =
      include.includes('count') || include.includes('stats')
        ? await statsOf(db, caller, body, now)
        : undefined;
    return {
      success: true,
      orders: rows.map(toOrder),
      ...(page && { page }),
      ...(stats && include.includes('stats') && { stats }),
      ...(stats && include.includes('count') && { total: stats.total }),
      ...(include.includes('changes') && {
        changes: await changesOf(db, 'BOUTIQUE_ORDER', sinceOf(body.updated_since, now), now),
      }),
    };
  }),

  route(createOrders, async (call) => {
    const id = await createOrder(call, call.body);
    call.request.log.info({ staff: call.caller.staffId, order: id }, 'an order was taken');
    return saved(call, id, formatMessage('orderRule.created'));
  }),

  route(updateOrders, async (call) => {
    await updateOrder(call, call.params.id, call.body);
    return saved(call, call.params.id, formatMessage('orderRule.updated'));
  }),

  route(orderDetails, (call) => details(call, call.params.id)),
  route(orderDetail, (call) => details(call, call.params.id)),

  route(orderItems, async (call) => {
    await requireOrder(call.db, call.caller, call.params.id);
    return { success: true, data: await itemsOf(call, call.params.id) };
  }),

  route(itemsOfOrders, async ({ db, caller, query, files, now }) => {
    const { ids, item_ids: itemIds, piece_ids: pieceIds } = query;
    const named = ids ?? itemIds ?? pieceIds;
    if (named === undefined) return { success: true, data: [] };
    const rows = selectItems(db, caller);
    const found =
      ids !== undefined
        ? rows.where('item.orderId', 'in', ids.split(','))
        : itemIds !== undefined
          ? rows.where('item.id', 'in', itemIds.split(','))
          : rows.where('item.id', 'in', (of) =>
              of
                .selectFrom('boutiquePiece as piece')
                .where('piece.tenantId', '=', db.tenantId)
                .where('piece.id', 'in', named.split(','))
                .select('piece.itemId'),
            );
    return { success: true, data: await toItems(db, { files, now }, await found.execute()) };
  }),

  route(orderHistory, async ({ db, caller, query, now }) => {
    const { ids, event_ids: eventIds, payment_ids: paymentIds } = query;
    const orders = ids?.split(',');
    const events = orders
      ? selectEvents(db, caller).where('event.orderId', 'in', orders)
      : eventIds && selectEvents(db, caller).where('event.id', 'in', eventIds.split(','));
    const money = orders
      ? selectMoney(db, caller).where('money.orderId', 'in', orders)
      : paymentIds && selectMoney(db, caller).where('money.id', 'in', paymentIds.split(','));
    const links = orders && selectLinks(db, caller, now).where('link.orderId', 'in', orders);
    return {
      success: true,
      timeline: events ? (await events.execute()).map(toEvent) : [],
      payments: money ? (await money.execute()).map(toMoney) : [],
      links: links ? (await links.execute()).map(toLink) : [],
    };
  }),

  route(updateOrderPending, async (call) => {
    const { params, body } = call;
    await setPending(call, {
      orderId: params.id,
      advance: moneyIn(body.advance_amt, 'advance_amt'),
      pending: moneyIn(body.pending_amt, 'pending_amt'),
      mode: paymentMode[body.payment_mode ?? 'Cash'],
    });
    return {
      success: true,
      message: formatMessage('payment.pendingUpdated'),
      order: await orderNow(call, params.id),
    };
  }),

  route(payOrder, async (call) => {
    const { db, caller, params, body } = call;
    const ids = await receiveOnOrder(call, {
      orderId: params.id,
      amount: moneyIn(body.amount, 'amount'),
      expectedPending: moneyIn(body.expected_pending, 'expected_pending'),
      mode: paymentMode[body.payment_mode],
      reference: body.reference?.trim() || undefined,
      bank: body.bank?.trim() || undefined,
      tendered: body.tendered == null ? undefined : moneyIn(body.tendered, 'tendered'),
      split: readParts(body.payments),
    });
    const rows = await selectMoney(db, caller).where('money.id', 'in', ids).execute();
    const payments = rows.map(toMoney);
    const [received] = payments;
    if (!received) throw new Refused('NOT_FOUND');
    return {
      success: true,
      message: formatMessage('payment.pendingUpdated'),
      order: await orderNow(call, params.id),
      received,
      payments,
    };
  }),

  route(refundOrderEndpoint, async (call) => {
    const { params, body } = call;
    const amount = moneyIn(body.amount, 'amount');
    await refundOrder(call, { orderId: params.id, amount, mode: paymentMode[body.payment_mode] });
    return {
      success: true,
      message: formatMessage('orderRule.refunded'),
      order: await orderNow(call, params.id),
    };
  }),

  route(assignEmployee, async (call) => {
    const { body } = call;
    await assignPieces(call, {
      orderId: body.order_id,
      employeeId: body.employee_id,
      stage: body.stage,
      items: body.item.map(({ id, qty }) => ({ id, quantity: qty })),
    });
    return {
      success: true,
      message: formatMessage('orderRule.assigned'),
      order: await orderNow(call, body.order_id),
    };
  }),

  route(movePiecesEndpoint, async (call) => {
    const id = await movePieces(call, call.body.ids, call.body.state);
    return { success: true, message: formatMessage('orderRule.moved'), order: await orderNow(call, id) };
  }),

  route(updateOrderStatus, async (call) => {
    const { body } = call;
    await setStatus(call, {
      id: body.OrderID,
      status: body.status,
      expected: body.expected_version,
      refund: body.refund_mode,
      keep: body.keep_reason,
    });
    return {
      success: true,
      message: formatMessage('orderRule.statusUpdated'),
      order: await orderNow(call, body.OrderID),
    };
  }),

  route(updateOrderStage, async (call) => {
    const { body } = call;
    await setStage(call, { id: body.OrderID, stage: body.stage, expected: body.expected_version });
    return {
      success: true,
      message: formatMessage('orderRule.stageUpdated'),
      order: await orderNow(call, body.OrderID),
    };
  }),

  route(generateInvoice, async (call) => {
    const { documentId, number } = await invoiceOrder(call, call.params.id);
    return {
      success: true,
      message: formatMessage('orderRule.invoiceCreated'),
      document_id: documentId,
      serial_no: number,
      order: await orderNow(call, call.params.id),
    };
  }),

  route(invoicePdf, async ({ db, caller, params, files }) => {
    const { documentId } = await requireOrder(db, caller, params.id);
    // Everyone who sees the order may see its paper.
    const records = documentId === null ? undefined : await loadRecords(db, { employeeId: null }, documentId);
    if (!records) throw new Refused('NOT_FOUND');
    return drawPaper(records, files);
  }),

  route(employeeOrders, async ({ db, caller, params }) => ({
    success: true,
    orders: await ordersOfEmployee(db, caller, params.id),
  })),

  route(shareOrder, async (call) => {
    const { params, body, caller, request } = call;
    const made = await makeLink(call, params.id, body.renew === 1);
    request.log.info({ staff: caller.staffId, order: params.id }, 'an order was shared');
    return { success: true, ...made };
  }),

  route(revokeOrderLinks, async (call) => {
    const { params, caller, request } = call;
    await endLinks(call, params.id);
    request.log.info({ staff: caller.staffId, order: params.id }, 'links to an order were revoked');
    return { success: true };
  }),

  publicRoute(customerOrderDetail, (call) =>
    openOrder(call, { id: call.params.id, ts: call.params.ts, k: call.query.k }),
  ),
];
