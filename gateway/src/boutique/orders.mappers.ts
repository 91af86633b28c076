import { orderQrAmount, parsePercent, percentText, rupees } from '@galla/domain';
import type { boutique } from '@galla/upstream/contract';
import { PAYMENT_MODE, type PaymentMapper } from '../billing/index.ts';
import { globalId } from '../relay/ids.ts';
import { type Model, nodeOf } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import { paiseOf } from '../rest/decimals.ts';
import { clothOf } from './cloth.mappers.ts';
import { fabricsOf } from './fabrics.mappers.ts';
import {
  type AlterationMapper,
  alterationOf,
  type PieceAlterationMapper,
  pieceAlterationOf,
} from './alterations.mappers.ts';
import type {
  Discount,
  FixedStatus,
  Measurements,
  Order,
  OrderedDesign,
  OrderedPattern,
  OrderEvent,
  OrderItem,
  OrderLink,
  Piece,
} from '../types.generated.ts';

export type OrderRow = Answer<typeof boutique.listOrders>['orders'][number];
export type ItemRow = Answer<typeof boutique.itemsOfOrders>['data'][number];
type History = Answer<typeof boutique.orderHistory>;
type PublicAnswer = Answer<typeof boutique.customerOrderDetail>;

export type OrderMapper = Model<
  Order,
  | 'customer'
  | 'employee'
  | 'status'
  | 'stage'
  | 'allowedStatuses'
  | 'items'
  | 'payments'
  | 'invoice'
  | 'invoicePdfUrl'
  | 'mayEdit'
  | 'mayInvoice'
  | 'timeline'
  | 'qrCodes'
  | 'jobCards'
  | 'links'
  | 'commissionParts'
  | 'viewerCanSplitCommission'
> & {
  customerId: string | null;
  employeeId: string | null;
  statusId: string;
  fixed: FixedStatus | null;
  stageId: string | null;
  documentId: string | null;
  /** Whether its commission is shared. */
  isSplit: boolean;
};
export type OrderItemMapper = Model<
  OrderItem,
  'garment' | 'order' | 'designs' | 'addOns' | 'patterns' | 'alters' | 'pieces' | 'assignments'
> & {
  orderId: string;
  garmentId: string;
  designs: OrderedDesignMapper[];
  addOns: OrderedDesignMapper[];
  patterns: OrderedPatternMapper[];
  alters: AlterationMapper | null;
  pieces: PieceMapper[];
  assignments: StageAssignmentMapper[];
};
export type PieceMapper = Model<Piece, 'stage' | 'employee' | 'alterations'> & {
  stageId: string | null;
  employeeId: string | null;
  alterations: PieceAlterationMapper[];
};
export type StageAssignmentMapper = { __typename: 'StageAssignment'; stageId: string; employeeIds: string[] };
export type OrderedDesignMapper = Omit<OrderedDesign, 'option' | '__typename'> & {
  __typename: 'OrderedDesign';
  optionId: string | null;
};
export type OrderedPatternMapper = Omit<OrderedPattern, 'pattern' | '__typename'> & {
  __typename: 'OrderedPattern';
  patternId: string | null;
};

const TYPES = { new: 'NEW', alteration: 'ALTERATION' } as const;
const PAYMENT = { Paid: 'PAID', 'Partially Paid': 'PARTIALLY_PAID', Unpaid: 'UNPAID' } as const;
export const STATES = { '0': 'PENDING', '1': 'IN_PROCESS', '2': 'DONE' } as const;
export const WIRE_STATES = { PENDING: '0', IN_PROCESS: '1', DONE: '2' } as const;
const METHODS = { form: 'FORM', text: 'TEXT', upload: 'UPLOAD' } as const;

function discountOf(row: OrderRow): Discount | null {
  if (paiseOf(row.discount) === 0) return null;
  const percent = row.discount_percentage === null ? undefined : parsePercent(row.discount_percentage);
  return { percent: percent === undefined ? null : percentText(percent), amount: row.discount };
}

export const orderOf = (row: OrderRow): OrderMapper => ({
  __typename: 'Order',
  dbId: row.order_id,
  number: row.order_no,
  version: row.version,
  createdAt: row.created_at,
  customerId: row.customer_id,
  customerName: row.customer_name,
  customerMobile: row.customer_mobile,
  employeeId: row.employee_id,
  type: TYPES[row.order_type],
  statusId: row.status_id,
  fixed: row.status_fixed,
  stageId: row.stage_id,
  urgent: row.urgent_status === 'Urgent',
  functionDate: row.function_date,
  trialDate: row.trial_date,
  deliveryDate: row.delivery_time,
  reference: row.ref_no,
  itemCount: row.items,
  pieces: row.quantity,
  subtotal: row.subtotal,
  discount: discountOf(row),
  gstPercent: row.gst_percentage,
  gst: row.gst_amount,
  total: row.final_total,
  advance: row.advance_amt,
  pending: row.pending_amt,
  toRefund: row.to_refund,
  payment: PAYMENT[row.payment_status],
  qrAmount: rupees(orderQrAmount(paiseOf(row.advance_amt), paiseOf(row.final_total))),
  keptReason: row.kept_reason,
  documentId: row.document_id,
  isSplit: row.is_split === 1,
  invoiceNumber: row.serial_no,
});

type Designed = Pick<ItemRow, 'design' | 'add_ons' | 'pattern'>;

const designsOf = ({ design }: Designed): OrderedDesignMapper[] =>
  design.design_areas.map(({ id, name, area_name: area, area_price: price }) => ({
    __typename: 'OrderedDesign',
    optionId: id,
    choice: globalId('DesignOption', id),
    area,
    name,
    price,
  }));

const addOnsOf = ({ add_ons: addOns }: Designed): OrderedDesignMapper[] =>
  addOns.map(({ id, name, price }) => ({
    __typename: 'OrderedDesign',
    optionId: id,
    choice: id === null ? null : globalId('DesignOption', id),
    area: 'Add-ons',
    name,
    price,
  }));

const patternsOf = ({ pattern }: Designed): OrderedPatternMapper[] =>
  pattern.map(({ id, name, price, image, stage_prices: prices }) => ({
    __typename: 'OrderedPattern',
    patternId: id,
    choice: id === null ? null : globalId('Pattern', id),
    name,
    price,
    images: image,
    stagePrices: prices.map(({ stage, stage_id: stageId, price: amount }) => ({
      stage,
      choice: stageId === null ? null : globalId('Stage', stageId),
      amount,
    })),
    custom: id === null,
  }));

export function measurementsOf({ measurements }: Pick<ItemRow, 'measurements'>): Measurements | null {
  if (!measurements) return null;
  return {
    method: METHODS[measurements.type],
    values: measurements.measurements,
    unit: measurements.measurementUnit === 'cm' ? 'CM' : 'INCH',
    custom: measurements.customMeasurements,
    text: measurements.measurementText,
    images: measurements.measurementImages,
    instructions: measurements.specialInstructions,
  };
}

export const pieceOf = (row: ItemRow['pieces'][number]): PieceMapper => ({
  __typename: 'Piece',
  dbId: row.id,
  number: row.number,
  state: STATES[row.state],
  stageId: row.stage_id,
  employeeId: row.employee_id,
  handOver:
    row.handed_over_at === null
      ? null
      : {
          __typename: 'PieceHandOver',
          date: row.handed_over_at,
          collectedBy: row.collected_by,
          by: row.handed_over_by_name,
        },
  photo: row.photo,
  alterations: row.altered_by.map(pieceAlterationOf),
});

export const itemOf = (row: ItemRow): OrderItemMapper => ({
  __typename: 'OrderItem',
  dbId: row.id,
  orderId: row.order_id,
  code: row.item_key,
  garmentId: row.item_id,
  garmentChoice: globalId('Garment', row.item_id),
  name: row.item_name,
  toWhom: row.to_whom,
  note: row.note,
  quantity: row.quantity,
  price: row.price,
  designs: designsOf(row),
  addOns: addOnsOf(row),
  fabrics: fabricsOf(row),
  patterns: patternsOf(row),
  measurements: measurementsOf(row),
  unitPrice: row.unit_price,
  total: row.total_price,
  state: STATES[row.employee_status],
  cloth: clothOf(row),
  alters: alterationOf(row),
  pieces: row.pieces.map(pieceOf),
  assignments: [...Map.groupBy(row.assignments, ({ stage_id: stageId }) => stageId)].map(
    ([stageId, people]): StageAssignmentMapper => ({
      __typename: 'StageAssignment',
      stageId,
      employeeIds: people.map(({ employee_id: id }) => id),
    }),
  ),
});

export const orderPaymentOf = (row: History['payments'][number]): PaymentMapper => ({
  __typename: 'Payment',
  dbId: row.id,
  documentId: null,
  amount: row.paid_amount,
  previousPending: row.previous_pending,
  newPending: row.new_pending,
  mode: PAYMENT_MODE[row.payment_mode],
  isAdvance: row.kind === 'advance',
  isRefund: row.kind === 'refund',
  isCreditNote: false,
  creditNote: null,
  receipt: null,
  voucher: null,
  reason: null,
  paperUrl: null,
  reference: row.reference,
  bank: row.bank,
  tendered: row.tendered,
  receivedBy: row.received_by_name,
  date: row.created_at,
});

export const eventOf = ({ id, kind, at, by_name: by, facts }: History['timeline'][number]) =>
  ({
    ...nodeOf('OrderEvent', id),
    kind,
    date: at,
    by,
    item: facts.item ?? null,
    pieces: facts.pieces ?? null,
    status: facts.status ?? null,
    stage: facts.stage ?? null,
    employee: facts.employee ?? null,
    amount: facts.amount ?? null,
    mode: facts.mode === undefined ? null : PAYMENT_MODE[facts.mode],
    number: facts.number ?? null,
    reason: facts.reason ?? null,
    metres: facts.metres ?? null,
    collectedBy: facts.collected_by ?? null,
    limitsLiftedBy: facts.approved_by ?? null,
  }) satisfies OrderEvent & { dbId: string };

export const linkOf = (row: History['links'][number]): OrderLink => ({
  createdAt: row.created_at,
  until: row.ends_at,
});

/** The part of an order that a link shows. */
export function publicOrderOf({ order, tenant_profile: shop }: PublicAnswer) {
  return {
    number: order.order_no,
    createdAt: order.created_at,
    shop: {
      name: shop.company_name,
      ownerName: `${shop.first_name} ${shop.last_name}`.trim(),
      address: shop.full_address || null,
      email: shop.email,
      mobile: shop.mobile,
      image: shop.image,
    },
    customerName: order.customer_name,
    customerMobile: order.customer_mobile,
    type: TYPES[order.order_type],
    status: order.status,
    fixedStatus: order.status_fixed,
    stage: order.stage,
    urgent: order.urgent_status === 'Urgent',
    functionDate: order.function_date,
    trialDate: order.trial_date,
    deliveryDate: order.delivery_time,
    reference: order.ref_no,
    timeline: order.timeline.map(({ kind, at, status, stage }) => ({ kind, date: at, status, stage })),
    items: order.order_items.map((item) => ({
      name: item.item_name,
      toWhom: item.to_whom,
      quantity: item.quantity,
      state: STATES[item.employee_status],
      designs: designsOf(item),
      addOns: addOnsOf(item),
      fabrics: fabricsOf(item),
      patterns: patternsOf(item),
      unitPrice: item.unit_price,
      total: item.total_price,
    })),
    subtotal: order.subtotal,
    discount: order.discount,
    gstPercent: order.gst_percentage,
    gst: order.gst_amount,
    total: order.final_total,
    advance: order.advance_amt,
    pending: order.pending_amt,
    payment: PAYMENT[order.payment_status],
  };
}
