import { billing } from '@galla/upstream/contract';
import type { Draft } from './draft.ts';

/** Where the fields of the payload come from in the input. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['Idempotency-Key', 'key'],
  ['customer_id', 'customer'],
  ['form_data.customer_id', 'customer'],
  ['employee_id', 'employee'],
  ['payment_mode', 'paymentMode'],
  ['ref_invoice', 'refNumber'],
  ['discount_type', 'discount'],
  ['discount_amount', 'discount'],
  ['discount_precentage', 'discount'],
  ['form_data.advance', 'advance'],
  ['form_data.delivery_date', 'deliveryDate'],
  ['delivery_date', 'deliveryDate'],
  ['buyer.state_code', 'buyer.stateCode'],
  ['form_data.description', 'description'],
  ['bill_items', 'lines'],
  ['tax_details', 'lines'],
]);

/** Where the fields of a bill item come from in its line; its others are made here and belong to the whole line. */
const LINE_FIELDS: ReadonlyMap<string, string> = new Map([
  ['qty', 'quantity'],
  ['quantity', 'quantity'],
  ['variant.0.variant_qty', 'quantity'],
  ['offer_price', 'price'],
  ['price', 'price'],
]);

const LINE = /^(?:bill_items|tax_details|lines)\.(\d+)(?:\.(.+))?$/;
const EXTRA = /^form_data\.extra\.(.+)$/;

/** Fields of the input itself, by which some problems are told already. */
const INPUT: ReadonlySet<string> = new Set([
  'key',
  'customer',
  'employee',
  'lines',
  'discount',
  'advance',
  'paymentMode',
  'payments',
  'buyer',
  'deliveryDate',
  'description',
  'refNumber',
]);

/** Fields of the payload, of which those that are sums have no field of the input. */
const PAYLOAD: ReadonlySet<string> = new Set(
  Object.keys(billing.createInvoice.schema.body?.properties ?? {}),
);

/**
 * The field of the input that a field of the payload was made from: "lines.2.variants.0.quantity" of
 * "bill_items.3.qty", "extra.occasion" of the shop's own field `occasion`. A sum, which is made here, stays as it is.
 */
export function inputFieldOf(draft: Draft, field: string): string {
  return lineField(draft, field) ?? FIELDS.get(field) ?? formField(field) ?? field;
}

function lineField({ lines }: Draft, field: string): string | undefined {
  const [, index, part = ''] = LINE.exec(field) ?? [];
  const at = index === undefined ? undefined : lines[Number(index)]?.chosen.at;
  const name = LINE_FIELDS.get(part);
  return at === undefined || name === undefined ? at : `${at}.${name}`;
}

/** Upstream names the fields of the shop's form by their bare names, since they may be missing from what was sent. */
function formField(field: string): string | undefined {
  const bare = field.includes('.') || INPUT.has(field) || PAYLOAD.has(field) ? undefined : field;
  const name = EXTRA.exec(field)?.[1] ?? bare;
  return name === undefined ? undefined : `extra.${name}`;
}
