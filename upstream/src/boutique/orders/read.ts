import { readPieces } from '@galla/domain';
import { Value } from 'typebox/value';
import { paymentMode } from '../../billing/index.ts';
import { moneyIn, percentIn, quantityIn } from '../../http/amounts.ts';
import { invalidField } from '../../http/refused.ts';
import type { SentItem, SentOrder, SentPattern, StoredMeasurements } from './draft.ts';
import { type ItemPayload, type OrderPayload, PatternList, type PatternPayload } from './payload.ts';
import { lengthUnit, orderType } from './words.ts';

const textOf = (text: string | null | undefined): string | null => text?.trim() || null;
const money = (value: string | number | null | undefined, field: string) =>
  value == null ? undefined : moneyIn(value, field);

/** The patterns of an item: one, a list, or either as JSON text (spec 3 §3). */
function patternsOf({ pattern }: ItemPayload, field: string): PatternPayload[] {
  if (pattern == null || pattern === '') return [];
  let read: unknown = pattern;
  if (typeof pattern === 'string') {
    try {
      read = JSON.parse(pattern);
    } catch {
      throw invalidField(field);
    }
  }
  if (!Value.Check(PatternList, read)) throw invalidField(field);
  return Array.isArray(read) ? read : [read];
}

const listOf = <T>(one: T | readonly T[] | null | undefined): T[] =>
  one == null ? [] : Array.isArray(one) ? [...(one as T[])] : [one as T];

function customPattern(pattern: PatternPayload, field: string): SentPattern {
  return {
    name: pattern.name?.trim() ?? '',
    price: money(pattern.price, `${field}.price`) ?? 0,
    images: listOf<string>(pattern.image),
    stages: (pattern.stage_prices ?? []).map(({ stage, price }, at) => ({
      stage: stage.trim(),
      amount: moneyIn(price, `${field}.stage_prices.${at}.price`),
    })),
    keep: pattern.keep === 1,
  };
}

const filled = (list: readonly { name: string; value: string }[]) =>
  list
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' && value !== '');

function measurementsOf({ measurements }: ItemPayload): StoredMeasurements | null | undefined {
  if (measurements == null) return measurements;
  const { measurements: points = [] } = measurements;
  const values = Array.isArray(points)
    ? points
    : Object.entries(points).map(([name, value]) => ({ name, value }));
  return {
    method: measurements.type,
    values: filled(values),
    unit: lengthUnit[measurements.measurementUnit ?? 'inch'],
    custom: filled(measurements.customMeasurements ?? []),
    text: textOf(measurements.measurementText),
    images: [...(measurements.measurementImages ?? [])],
    instructions: textOf(measurements.specialInstructions),
  };
}

function readItem(item: ItemPayload, at: number): SentItem {
  const field = `item.${at}`;
  const patterns = patternsOf(item, `${field}.pattern`);
  return {
    id: item.id ?? undefined,
    garmentId: item.item_id || undefined,
    toWhom: textOf(item.to_whom),
    note: textOf(item.note),
    quantity: readPieces(String(item.quantity)),
    total: money(item.total_price, `${field}.total_price`),
    designs: (item.design?.design_areas ?? []).map(({ id, area_price: price }, n) => ({
      id,
      price: money(price, `${field}.design.design_areas.${n}.area_price`),
    })),
    // Add-ons without a name or a price are ignored (spec 3 §5).
    addOns: (item.add_ons ?? [])
      .map(({ id, name, price }, n) => ({
        id: id ?? undefined,
        name: name?.trim() ?? '',
        price: money(price, `${field}.add_ons.${n}.price`),
      }))
      .filter(({ id, name, price }) => (id !== undefined || name !== '') && price !== 0),
    fabrics: item.fabrics?.map((fabric, n) => ({
      productId: fabric.product_id,
      variantId: fabric.variant_id ?? undefined,
      quantity: quantityIn(fabric.quantity, `${field}.fabrics.${n}.quantity`),
      rate: moneyIn(fabric.rate, `${field}.fabrics.${n}.rate`),
    })),
    patternIds: [...new Set([...listOf<string>(item.pattern_id), ...patterns.flatMap(({ id }) => id ?? [])])],
    customPatterns: patterns
      .filter(({ id }) => id == null)
      .map((pattern, n) => customPattern(pattern, `${field}.pattern.${n}`)),
    measurements: measurementsOf(item),
    assignments: (item.assignments ?? []).map(({ employee_id: employeeId, stage_id: stageId }) => ({
      employeeId,
      stageId,
    })),
  };
}

/** Parses an order into exact numbers; refuses invalid values at their fields. */
export function readOrder(body: OrderPayload): SentOrder {
  const discount = money(body.discount, 'discount');
  const percent =
    body.discount_percentage == null ? undefined : percentIn(body.discount_percentage, 'discount_percentage');
  return {
    type: orderType[body.order_type ?? 'new'],
    customerId: body.customer_id || undefined,
    employeeId: body.employee_id ?? undefined,
    functionDate: body.function_date || null,
    trialDate: body.trial_date || null,
    deliveryDate: body.delivery_time || null,
    urgent: body.urgent_status === 'Urgent',
    reference: textOf(body.ref_no),
    items: body.item.map(readItem),
    stageId: body.stage ?? null,
    discount:
      percent !== undefined && percent > 0
        ? { kind: 'PERCENT', value: percent }
        : discount !== undefined && discount > 0
          ? { kind: 'AMOUNT', value: discount }
          : undefined,
    advance: money(body.advance_amt, 'advance_amt') ?? 0,
    payInFull: body.is_paid === 1,
    mode: paymentMode[body.payment_mode ?? 'Cash'],
    paymentReference: body.payment_reference?.trim() || undefined,
    paymentBank: body.payment_bank?.trim() || undefined,
    claims: {
      subtotal: money(body.subtotal, 'subtotal'),
      discount: percent !== undefined && percent > 0 ? discount : undefined,
      gstPercentage:
        body.gst_percentage === undefined ? undefined : percentIn(body.gst_percentage, 'gst_percentage'),
      gst: money(body.gst_amount, 'gst_amount'),
      total: money(body.final_total, 'final_total'),
      pending: money(body.pending_amt, 'pending_amt'),
      quantity: body.quantity,
    },
    expectedTotal: money(body.expected_total, 'expected_total'),
  };
}
