import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import {
  ChangesOfList,
  Day,
  Id,
  Ids,
  MoneyModeWord,
  Money,
  MoneyIn,
  Nullable,
  PageOfList,
  paging,
  SortOrder,
  Success,
  Text,
  updatedSince,
} from '../../http/schemas.ts';
import { MoneyPart, PartsIn } from '../../billing/contract.ts';
import { SEEN_WITH, expected, read, write, written } from './calls.ts';
import { orderPayload } from './payload.ts';
import {
  OrderEventRow,
  OrderItemRow,
  OrderLinkRow,
  OrderPaymentRow,
  OrderRow,
  QrCode,
  StateWord,
  TenantProfile,
} from './schemas.ts';

/** Orders in pieces (spec 3 §7); calls that the specification only names have the paths of ADR 50. */

const oneOrMore = (max: number) =>
  Type.Optional(Nullable(Type.Union([Text(max), Type.Array(Text(max), { maxItems: 50 })])));

const Stats = Type.Object({
  total: Type.Integer(),
  processing: Type.Integer(),
  delivered: Type.Integer(),
  total_earned: Money,
});

export const listOrders = endpoint({
  method: 'POST',
  path: '/boutique/getorders',
  summary:
    'Orders that match, newest first unless ordered otherwise, with four figures over all of them; or those of the ids',
  tenant: 'query',
  rights: SEEN_WITH,
  repeat: 'safe',
  body: {
    filters: Type.Optional(
      Type.Object(
        {
          /** Names or ids. */
          status: oneOrMore(100),
          stage: oneOrMore(100),
          dateRange: Type.Optional(
            Nullable(
              Type.Object(
                { start: Type.Optional(Nullable(Day)), end: Type.Optional(Nullable(Day)) },
                { additionalProperties: false },
              ),
            ),
          ),
          customer: Type.Optional(Nullable(Text(36))),
          /** The employee who took it or works on it. */
          employee: Type.Optional(Nullable(Text(36))),
          /** Part of the order number, or of its invoice's. */
          invoiceNo: Type.Optional(Nullable(Text(100))),
          /** Part of the customer's mobile. */
          customerNumber: Type.Optional(Nullable(Text(30))),
          /** Part of number, customer name or mobile. */
          search: Type.Optional(Nullable(Text(100))),
        },
        { additionalProperties: false },
      ),
    ),
    ids: Type.Optional(Ids),
    ...updatedSince,
    /** `limit`: default 20 (spec 3 §9). */
    ...paging,
    /** Default createdAt. */
    sortBy: Type.Optional(
      Type.Union([
        Type.Literal('createdAt'),
        Type.Literal('invoiceNo'),
        Type.Literal('deliveryDate'),
        Type.Literal('updatedAt'),
      ]),
    ),
    /** Default desc. */
    sortOrder: Type.Optional(SortOrder),
    /** Extra parts in addition to the rows; default count and stats. */
    include: Type.Optional(
      Type.Array(
        Type.Union([
          Type.Literal('count'),
          Type.Literal('stats'),
          Type.Literal('page'),
          Type.Literal('changes'),
        ]),
      ),
    ),
  },
  answer: Type.Object({
    success: Success,
    orders: Type.Array(OrderRow),
    stats: Type.Optional(Stats),
    total: Type.Optional(Type.Integer()),
    page: PageOfList,
    changes: ChangesOfList,
  }),
});

const saved = Type.Object({
  success: Success,
  message: Type.String(),
  order_id: Id,
  order_no: Type.String(),
  orderItemList: Type.Array(Type.Object({ id: Id, item_key: Type.String(), qr_codes: Type.Array(QrCode) })),
  order: OrderRow,
});

export const createOrders = endpoint({
  method: 'POST',
  path: '/boutique/create_orders',
  summary: 'Takes an order: gives the number, its items and pieces, records what is received; all or nothing',
  tenant: 'query',
  rights: ['create-order:create'],
  repeat: 'keyed',
  body: {
    ...orderPayload,
    /** Commission parts; the employee earns everything when left out. */
    commission_parts: Type.Optional(Nullable(PartsIn)),
  },
  answer: saved,
});

export const updateOrders = endpoint({
  ...write,
  method: 'PUT',
  path: '/boutique/update_orders/:id',
  summary: 'Changes an order; what was agreed of the items that stay is kept, as is money that was received',
  params: { id: Id },
  body: { ...orderPayload, ...expected },
  answer: saved,
});

const details = Type.Object({
  success: Success,
  order: OrderRow,
  order_items: Type.Array(OrderItemRow),
  timeline: Type.Array(OrderEventRow),
  payments: Type.Array(OrderPaymentRow),
  tenant_profile: TenantProfile,
});

export const orderDetails = endpoint({
  ...read,
  path: '/boutique/getorderdetails/:id',
  summary: 'An order with its items, what happened, what was received, and the shop',
  params: { id: Id },
  answer: details,
});

export const orderDetail = endpoint({
  ...read,
  path: '/boutique/orders/:id/detail',
  summary: 'The same as getorderdetails',
  params: { id: Id },
  answer: details,
});

export const orderItems = endpoint({
  ...read,
  path: '/boutique/orders/:id/items',
  summary: 'The items of an order, with how far each is',
  params: { id: Id },
  answer: Type.Object({ success: Success, data: Type.Array(OrderItemRow) }),
});

export const itemsOfOrders = endpoint({
  ...read,
  path: '/boutique/getorderitems',
  summary: 'The items of up to 100 orders, or up to 100 items or pieces by their own ids',
  query: { ids: Type.Optional(Ids), item_ids: Type.Optional(Ids), piece_ids: Type.Optional(Ids) },
  answer: Type.Object({ success: Success, data: Type.Array(OrderItemRow) }),
});

export const orderHistory = endpoint({
  ...read,
  path: '/boutique/getorderhistory',
  summary:
    'What happened to up to 100 orders, what was received, and their open links, the newest event and the oldest payment first; or events or payments by their own ids',
  query: {
    ids: Type.Optional(Ids),
    event_ids: Type.Optional(Ids),
    payment_ids: Type.Optional(Ids),
  },
  answer: Type.Object({
    success: Success,
    timeline: Type.Array(OrderEventRow),
    payments: Type.Array(OrderPaymentRow),
    links: Type.Array(OrderLinkRow),
  }),
});

export const updateOrderPending = endpoint({
  ...write,
  method: 'PUT',
  path: '/boutique/updatependingamount/:id',
  summary:
    'The documented absolute form: what is received and pending from now on; refused with CHANGED_MEANWHILE where the two do not follow from what they are',
  params: { id: Id },
  body: { advance_amt: MoneyIn, pending_amt: MoneyIn, payment_mode: Type.Optional(MoneyModeWord) },
  answer: written,
});

export const payOrder = endpoint({
  ...write,
  method: 'POST',
  path: '/boutique/orders/:id/payments',
  summary:
    'Records money received on an order; refused with CHANGED_MEANWHILE when the pending amount is another one by now, with PAYMENT_EXCEEDS_PENDING when it is less',
  params: { id: Id },
  body: {
    amount: MoneyIn,
    expected_pending: MoneyIn,
    /** For a split, the mode of the largest payment. */
    payment_mode: MoneyModeWord,
    reference: Type.Optional(Nullable(Text(35))),
    /** For a bank transfer: name of the bank. */
    bank: Type.Optional(Nullable(Text(60))),
    tendered: Type.Optional(Nullable(MoneyIn)),
    /** The parts of a split payment, each with its own reference and cash tendered; together `amount`. */
    payments: Type.Optional(Nullable(Type.Array(MoneyPart, { minItems: 1, maxItems: 10 }))),
  },
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    order: OrderRow,
    /** The first one of a split payment. */
    received: OrderPaymentRow,
    payments: Type.Array(OrderPaymentRow),
  }),
});

export const refundOrder = endpoint({
  ...write,
  method: 'POST',
  path: '/boutique/orders/:id/refunds',
  summary: 'Gives back what was received beyond the total, all of it',
  params: { id: Id },
  body: { amount: MoneyIn, payment_mode: MoneyModeWord },
  answer: written,
});

export const updateOrderStatus = endpoint({
  ...write,
  method: 'PUT',
  path: '/boutique/updateorderstatus',
  summary:
    'Gives an order a status by hand; one that is not allowed is refused with those that are. Canceling asks what becomes of money received',
  body: {
    OrderID: Id,
    /** Id or name. */
    status: Text(100),
    refund_mode: Type.Optional(Nullable(MoneyModeWord)),
    keep_reason: Type.Optional(Nullable(Text(500))),
    ...expected,
  },
  answer: written,
});

export const updateOrderStage = endpoint({
  ...write,
  method: 'PUT',
  path: '/boutique/updateorderstage',
  summary: 'Puts an order at a stage',
  body: { OrderID: Id, /** Id or name. */ stage: Text(100), ...expected },
  answer: written,
});

export const generateInvoice = endpoint({
  ...write,
  method: 'POST',
  path: '/boutique/orders/:id/genrateInvoice',
  summary: 'Makes the invoice of a completed order, once; asked for again it answers the same',
  params: { id: Id },
  body: {},
  answer: Type.Object({
    success: Success,
    message: Type.String(),
    document_id: Id,
    serial_no: Type.String(),
    order: OrderRow,
  }),
});

export const invoicePdf = endpoint({
  ...read,
  path: '/boutique/orders/:id/invoicepdf',
  summary: 'The invoice of an order as PDF, for whoever may see the order',
  answers: 'binary',
  params: { id: Id },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export const employeeOrders = endpoint({
  ...read,
  path: '/boutique/employeeorders/:id',
  summary: 'The orders in which an employee has pieces, the newest first, at most 100',
  params: { id: Id },
  answer: Type.Object({
    success: Success,
    orders: Type.Array(
      Type.Object({
        order_id: Id,
        order_no: Type.String(),
        order_type: Type.String(),
        stage: Nullable(Type.String()),
        emp_order_status: StateWord,
        delivery_time: Day,
      }),
    ),
  }),
});
