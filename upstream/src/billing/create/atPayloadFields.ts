import { Refused } from '../../http/refused.ts';
import { formFields } from '../payload.ts';
import { updatePayload, type UpdatePayload } from '../updatePayload.ts';

/** Payload names of fields that the domain checks name differently. */
const FIELDS: Readonly<Record<string, string>> = {
  customer: 'customer_id',
  employee: 'employee_id',
  lines: 'bill_items',
  paymentMode: 'payment_mode',
  refNumber: 'ref_invoice',
  deliveryDate: 'form_data.delivery_date',
  payOn: 'pay_on',
  'buyer.stateCode': 'buyer.state_code',
};

const LINE = /^lines\.(\d+)(?:\.(.+))?$/;

function lineField({ bill_items: items }: UpdatePayload, at: number, field: string | undefined): string {
  const item = `bill_items.${at}`;
  if (field === 'price') return `${item}.offer_price`;
  if (field !== 'quantity') return item;
  return items[at]?.variant?.length ? `${item}.variant.0.variant_qty` : `${item}.qty`;
}

/** The payload field that a problem is about; the shop's own fields are in `form_data.extra`. */
export function payloadField(payload: UpdatePayload, field: string): string {
  const [, at, part] = LINE.exec(field) ?? [];
  if (at !== undefined) return lineField(payload, Number(at), part);
  if (field === 'discount')
    return payload.discount_type === 'percentage' ? 'discount_precentage' : 'discount_amount';
  const [first = ''] = field.split('.');
  if (Object.hasOwn(FIELDS, field)) return FIELDS[field] ?? field;
  if (first === 'commission_parts') return field;
  if (field === 'doc_id' || Object.hasOwn(updatePayload, first)) return field;
  return Object.hasOwn(formFields, first) ? `form_data.${field}` : `form_data.extra.${field}`;
}

/** Runs the creation of a document and maps its problems to fields of the payload, as the contract promises. */
export async function atPayloadFields<T>(payload: UpdatePayload, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refused) || !error.refusal.problems) throw error;
    const problems = error.refusal.problems.map((found) => ({
      ...found,
      field: payloadField(payload, found.field),
    }));
    const { details } = error;
    throw new Refused({ ...error.refusal, problems }, undefined, details && { details });
  }
}
