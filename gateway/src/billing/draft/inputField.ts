import { partField } from '../../commission/index.ts';
import type { Draft } from './draft.ts';
import { prescribedField } from './prescribed.ts';

/** Fields of the payload that come from differently named input fields; equal names and computed fields are not listed. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['Idempotency-Key', 'key'],
  ['customer_id', 'customer'],
  ['form_data.customer_id', 'customer'],
  ['employee_id', 'employee'],
  ['payment_mode', 'paymentMode'],
  ['ref_invoice', 'refNumber'],
  ['limit_approval', 'limitApproval'],
  ['discount_type', 'discount'],
  ['discount_amount', 'discount'],
  ['discount_precentage', 'discount'],
  ['form_data.advance', 'advance'],
  ['form_data.delivery_date', 'deliveryDate'],
  ['pay_on', 'payOn'],
  ['form_data.description', 'description'],
  ['buyer.state_code', 'buyer.stateCode'],
  ['bill_items', 'lines'],
  ['tax_details', 'lines'],
]);

/** Fields of a bill item that come from its line; its other fields are computed and belong to the whole line. */
const LINE_FIELDS: ReadonlyMap<string, string> = new Map([
  ['qty', 'quantity'],
  ['variant.0.variant_qty', 'quantity'],
  ['offer_price', 'price'],
  ['price', 'price'],
]);

const LINE = /^(?:bill_items|tax_details)\.(\d+)(?:\.(.+))?$/;
const EXTRA = /^form_data\.(extra\..+)$/;
const PART_MODE = /^(payments\.\d+)\.payment_mode$/;

/**
 * The input field that a payload field was made from: "lines.2.variants.0.quantity" for "bill_items.3.qty",
 * "extra.occasion" for the custom field `occasion`. A sum, which is computed here, stays as it is.
 */
export function inputFieldOf(draft: Draft, field: string): string {
  const part = PART_MODE.exec(field)?.[1];
  const own = EXTRA.exec(field)?.[1] ?? (part === undefined ? undefined : `${part}.mode`);
  const known = lineField(draft, field) ?? prescribedField(field) ?? partField(field, 'commissionParts');
  return known ?? FIELDS.get(field) ?? own ?? field;
}

function lineField({ lines }: Draft, field: string): string | undefined {
  const [, index, part = ''] = LINE.exec(field) ?? [];
  const at = index === undefined ? undefined : lines[Number(index)]?.chosen.at;
  const name = LINE_FIELDS.get(part);
  return at === undefined || name === undefined ? at : `${at}.${name}`;
}
