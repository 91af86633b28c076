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
    'Lists matching orders, newest first by default, with four figures over all of them; or orders by ids',
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
  summary:
    'Creates an order: assigns the number, adds its items and pieces, records the payment received; all or nothing',
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
  summary: 'Changes an order; the agreed terms of remaining items and money received are kept',
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
  summary: 'Returns an order with its items, events, payments and the shop',
  params: { id: Id },
  answer: details,
});

export const orderDetail = endpoint({
  ...read,
  path: '/boutique/orders/:id/detail',
  summary: 'Returns the same as getorderdetails',
  params: { id: Id },
  answer: details,
});

export const orderItems = endpoint({
  ...read,
  path: '/boutique/orders/:id/items',
  summary: 'Lists the items of an order, with the progress of each',
  params: { id: Id },
  answer: Type.Object({ success: Success, data: Type.Array(OrderItemRow) }),
});

export const itemsOfOrders = endpoint({
  ...read,
  path: '/boutique/getorderitems',
  summary: 'Lists the items of up to 100 orders, or up to 100 items or pieces by ids',
  query: { ids: Type.Optional(Ids), item_ids: Type.Optional(Ids), piece_ids: Type.Optional(Ids) },
  answer: Type.Object({ success: Success, data: Type.Array(OrderItemRow) }),
});

export const orderHistory = endpoint({
  ...read,
  path: '/boutique/getorderhistory',
  summary:
    'Lists the events, payments and open links of up to 100 orders, the newest event and the oldest payment first; or events or payments by ids',
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
    'Sets the received and pending amounts, the documented absolute form; fails with CHANGED_MEANWHILE if the two do not follow from the current ones',
  params: { id: Id },
  body: { advance_amt: MoneyIn, pending_amt: MoneyIn, payment_mode: Type.Optional(MoneyModeWord) },
  answer: written,
});

export const payOrder = endpoint({
  ...write,
  method: 'POST',
  path: '/boutique/orders/:id/payments',
  summary:
    'Records a payment on an order; fails with CHANGED_MEANWHILE if the pending amount has changed, with PAYMENT_EXCEEDS_PENDING if it is lower than the payment',
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
  summary: 'Refunds the whole amount received beyond the total',
  params: { id: Id },
  body: { amount: MoneyIn, payment_mode: MoneyModeWord },
  answer: written,
});

export const updateOrderStatus = endpoint({
  ...write,
  method: 'PUT',
  path: '/boutique/updateorderstatus',
  summary:
    'Sets the status of an order manually; if it is not allowed, the error lists the allowed ones. Canceling requires a choice of what happens to money received',
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
  summary: 'Moves an order to a stage',
  body: { OrderID: Id, /** Id or name. */ stage: Text(100), ...expected },
  answer: written,
});

export const generateInvoice = endpoint({
  ...write,
  method: 'POST',
  path: '/boutique/orders/:id/genrateInvoice',
  summary: 'Creates the invoice of a completed order, once; a repeated call returns the same invoice',
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
  summary: 'Returns the invoice of an order as a PDF, for users who may see the order',
  answers: 'binary',
  params: { id: Id },
  answer: Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' }),
});

export const employeeOrders = endpoint({
  ...read,
  path: '/boutique/employeeorders/:id',
  summary: 'Lists the orders in which an employee has pieces, newest first, at most 100',
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
