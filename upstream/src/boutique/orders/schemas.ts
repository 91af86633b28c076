import { FIXED_STATUSES, type FixedStatus } from '@galla/domain';
import Type from 'typebox';
import { FabricRow } from '../fabrics/schemas.ts';
import { Cloth } from '../cloth/schemas.ts';
import { AlteredBy, Alters } from '../alterations/schemas.ts';
import {
  Day,
  Flag,
  Id,
  Instant,
  MoneyModeWord,
  Money,
  Nullable,
  Percent,
  Quantity,
} from '../../http/schemas.ts';

/** An order in pieces in its wire shape (spec 3 §3), with its parts. */

export const OrderTypeWord = Type.Union([Type.Literal('new'), Type.Literal('alteration')]);
export const UrgentWord = Type.Union([Type.Literal('Urgent'), Type.Literal('Normal')]);
export const LengthUnitWord = Type.Union([Type.Literal('inch'), Type.Literal('cm')]);
/** '0' not begun, '1' begun, '2' done. */
export const StateWord = Type.Union([Type.Literal('0'), Type.Literal('1'), Type.Literal('2')]);
const PaymentStatusWord = Type.Union([
  Type.Literal('Paid'),
  Type.Literal('Partially Paid'),
  Type.Literal('Unpaid'),
]);

const Fixed = Type.Unsafe<FixedStatus>(
  Type.Union(Object.keys(FIXED_STATUSES).map((one) => Type.Literal(one))),
);

export const OrderRow = Type.Object({
  order_id: Id,
  order_no: Type.String(),
  /** Starts at 1 and increments with every write. */
  version: Type.Integer({ minimum: 1 }),
  /** Null where the caller may not see the customer. */
  customer_id: Nullable(Id),
  customer_name: Type.String(),
  customer_mobile: Nullable(Type.String()),
  customer_number: Nullable(Type.String()),
  created_at: Instant,
  delivery_time: Day,
  function_date: Nullable(Day),
  trial_date: Nullable(Day),
  urgent_status: UrgentWord,
  order_type: OrderTypeWord,
  status: Type.String(),
  status_id: Id,
  /** Which of the six statuses that every shop has. */
  status_fixed: Nullable(Fixed),
  stage: Nullable(Type.String()),
  stage_id: Nullable(Id),
  employee_id: Nullable(Id),
  employee_name: Nullable(Type.String()),
  ref_no: Nullable(Type.String()),
  /** In rupees, even if it was entered in per cent. */
  discount: Money,
  discount_percentage: Nullable(Percent),
  subtotal: Money,
  gst_percentage: Percent,
  gst_amount: Money,
  final_total: Money,
  /** Received minus given back. */
  advance_amt: Money,
  pending_amt: Money,
  to_refund: Money,
  payment_status: PaymentStatusWord,
  is_paid: Flag,
  /** Number of pieces of all items. */
  quantity: Type.Integer(),
  items: Type.Integer(),
  /** Why money was kept when the order was canceled. */
  kept_reason: Nullable(Type.String()),
  isInvoice: Flag,
  /** Number of the invoice. */
  serial_no: Nullable(Type.String()),
  document_id: Nullable(Id),
  /** Whether several people share what it earns; `POST /commissionParts` has the parts. */
  is_split: Flag,
});

const Priced = Type.Object({ id: Nullable(Id), name: Type.String(), price: Money });
const Measure = Type.Object({ name: Type.String(), value: Type.String() });
/** `key` refers to the picture in an edit. */
const Image = Type.Object({ key: Type.String(), url: Type.String() });

const DesignArea = Type.Object({ id: Id, name: Type.String(), area_name: Type.String(), area_price: Money });
const OrderPattern = Type.Object({
  /** Id of the shop's pattern; null for a custom one. */
  id: Nullable(Id),
  name: Type.String(),
  price: Money,
  image: Type.Array(Image),
  stage_prices: Type.Array(
    /** Its name at that time, and its id if known. */
    Type.Object({ stage: Type.String(), stage_id: Nullable(Id), price: Money }),
  ),
});

export const Measurements = Type.Object({
  type: Type.Union([Type.Literal('form'), Type.Literal('text'), Type.Literal('upload')]),
  measurements: Type.Array(Measure),
  measurementUnit: LengthUnitWord,
  customMeasurements: Type.Array(Measure),
  measurementText: Nullable(Type.String()),
  measurementImages: Type.Array(Image),
  specialInstructions: Nullable(Type.String()),
});

const Piece = Type.Object({
  id: Id,
  number: Type.Integer({ minimum: 1 }),
  state: StateWord,
  stage_id: Nullable(Id),
  employee_id: Nullable(Id),
  /** When it was handed over; null while it is in the shop. */
  handed_over_at: Nullable(Instant),
  /** Who collected it; null while it is in the shop, and once the customer is erased. */
  collected_by: Nullable(Type.String()),
  /** Employee who handed it over; null while it is in the shop. */
  handed_over_by_name: Nullable(Type.String()),
  /** Signed URL of the photo taken before it was ready. */
  photo: Nullable(Type.String()),
  /** The orders that altered it since, oldest first. */
  altered_by: Type.Array(AlteredBy),
});

export const OrderItemRow = Type.Object({
  id: Id,
  order_id: Id,
  /** Unique within the shop; printed on its slip. */
  item_key: Type.String(),
  /** Id of the garment, even after its deletion. */
  item_id: Id,
  item_name: Type.String(),
  to_whom: Nullable(Type.String()),
  note: Nullable(Type.String()),
  quantity: Type.Integer(),
  /** Per piece, without designs, patterns, add-ons and fabrics. */
  price: Money,
  /** Per piece, with all of them. */
  unit_price: Money,
  total_price: Money,
  design: Type.Object({ design_areas: Type.Array(DesignArea) }),
  pattern_id: Type.Array(Id),
  pattern: Type.Array(OrderPattern),
  measurements: Nullable(Measurements),
  add_ons: Type.Array(Priced),
  /** Fabrics from the shop's stock. */
  fabrics: Type.Array(FabricRow),
  assignments: Type.Array(Type.Object({ stage_id: Id, employee_id: Id })),
  employees: Type.Array(
    Type.Object({
      employee_id: Id,
      full_name: Type.String(),
      stage_id: Id,
      stage: Type.String(),
      status_label: Type.String(),
    }),
  ),
  employee_status: StateWord,
  /** Cloth the customer brought; null for none. */
  cloth: Nullable(Cloth),
  /** The piece being altered; null for new work. */
  alters: Nullable(Alters),
  pieces: Type.Array(Piece),
});

export const QrCode = Type.Object({
  item_key: Type.String(),
  /** Of the employee; null for none. */
  emp_key: Nullable(Id),
  emp_name: Nullable(Type.String()),
  quantity: Type.Integer(),
  /** Whether the code contains a URL. */
  url: Type.Boolean(),
  order_id: Id,
  tenant: Type.String(),
});

export const OrderPaymentRow = Type.Object({
  id: Id,
  order_id: Id,
  kind: Type.Union([Type.Literal('advance'), Type.Literal('payment'), Type.Literal('refund')]),
  paid_amount: Money,
  previous_pending: Money,
  new_pending: Money,
  payment_mode: MoneyModeWord,
  reference: Nullable(Type.String()),
  /** For a bank transfer: name of the bank, if known. */
  bank: Nullable(Type.String()),
  tendered: Nullable(Money),
  received_by: Id,
  received_by_name: Type.String(),
  created_at: Instant,
});

export const EVENT_KINDS = [
  'CREATED',
  'EDITED',
  'STATUS',
  'STAGE',
  'ASSIGNED',
  'STARTED',
  'DONE',
  'PAID',
  'REFUNDED',
  'KEPT',
  'INVOICED',
  'HANDED_OVER',
  'TAKEN_BACK',
  'ALTERED',
  'CLOTH_RECEIVED',
  'CLOTH_RETURNED',
] as const;

const EventKind = Type.Unsafe<(typeof EVENT_KINDS)[number]>(
  Type.Union(EVENT_KINDS.map((kind) => Type.Literal(kind))),
);

/** Details of an event, with the names of that time. */
export const EventFacts = Type.Object({
  item: Type.Optional(Type.String()),
  pieces: Type.Optional(Type.Integer()),
  status: Type.Optional(Type.String()),
  stage: Type.Optional(Type.String()),
  employee: Type.Optional(Type.String()),
  amount: Type.Optional(Money),
  mode: Type.Optional(MoneyModeWord),
  number: Type.Optional(Type.String()),
  reason: Type.Optional(Type.String()),
  /** Metres of cloth brought or given back. */
  metres: Type.Optional(Quantity),
  /** The owner whose PIN lifted the limits. */
  approved_by: Type.Optional(Type.String()),
  /** Who collected the pieces. */
  collected_by: Type.Optional(Type.String()),
});

export const OrderEventRow = Type.Object({
  id: Id,
  order_id: Id,
  kind: EventKind,
  at: Instant,
  by_name: Type.String(),
  facts: EventFacts,
});

export const OrderLinkRow = Type.Object({ order_id: Id, created_at: Instant, ends_at: Instant });

export const TenantProfile = Type.Object({
  image: Nullable(Type.String()),
  first_name: Type.String(),
  last_name: Type.String(),
  company_name: Type.String(),
  full_address: Type.String(),
  email: Nullable(Type.String()),
  mobile: Nullable(Type.String()),
});

/** What the holder of a link sees: a separate list of fields, so that nothing else leaks by accident. */
export const PublicOrderRow = Type.Object({
  order_no: Type.String(),
  customer_name: Type.String(),
  /** Masked except for the last four digits. */
  customer_mobile: Nullable(Type.String()),
  created_at: Instant,
  delivery_time: Day,
  function_date: Nullable(Day),
  trial_date: Nullable(Day),
  urgent_status: UrgentWord,
  order_type: OrderTypeWord,
  status: Type.String(),
  status_fixed: Nullable(Fixed),
  stage: Nullable(Type.String()),
  ref_no: Nullable(Type.String()),
  discount: Money,
  subtotal: Money,
  gst_percentage: Percent,
  gst_amount: Money,
  final_total: Money,
  advance_amt: Money,
  pending_amt: Money,
  payment_status: PaymentStatusWord,
  timeline: Type.Array(
    Type.Object({
      kind: EventKind,
      at: Instant,
      status: Nullable(Type.String()),
      stage: Nullable(Type.String()),
    }),
  ),
  order_items: Type.Array(
    Type.Object({
      item_name: Type.String(),
      to_whom: Nullable(Type.String()),
      quantity: Type.Integer(),
      unit_price: Money,
      total_price: Money,
      employee_status: StateWord,
      design: Type.Object({ design_areas: Type.Array(DesignArea) }),
      add_ons: Type.Array(Priced),
      fabrics: Type.Array(FabricRow),
      pattern: Type.Array(OrderPattern),
    }),
  ),
});
