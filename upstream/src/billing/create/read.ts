import type { Buyer, Discount } from '@galla/domain';
import { moneyIn, moneySaid, percentIn, quantityIn } from '../../http/amounts.ts';
import { invalidField } from '../../http/refused.ts';
import { readParts } from '../payments/read.ts';
import type { SentPayload } from '../updatePayload.ts';
import { documentType, paymentMode } from '../words.ts';
import type { Draft, SentLine } from './draft.ts';
import { readLine } from './readLine.ts';

function readLines({ bill_items, tax_details }: SentPayload): SentLine[] {
  return bill_items.map((item, at) => {
    const tax = tax_details?.[at];
    if (tax_details && !tax) throw invalidField(`tax_details.${at}`);
    return readLine(item, tax, at);
  });
}

/** The chosen discount; none when its value is zero. Without a type it is an amount (spec 2 §9). */
function readDiscount(payload: SentPayload): Discount | undefined {
  const byPercent = payload.discount_type === 'percentage';
  const discount: Discount = byPercent
    ? { kind: 'PERCENT', value: percentIn(payload.discount_precentage ?? 0, 'discount_precentage') }
    : { kind: 'AMOUNT', value: moneyIn(payload.discount_amount ?? 0, 'discount_amount') };
  return discount.value === 0 ? undefined : discount;
}

const written = (text: string | null | undefined): string | undefined => text?.trim() || undefined;

function readBuyer({ buyer }: SentPayload): Buyer | undefined {
  if (!buyer) return undefined;
  return { name: buyer.name.trim(), address: buyer.address.trim(), stateCode: buyer.state_code };
}

/**
 * Parses the documented payload (spec 2 §3) into exact numbers. Refuses malformed input: invalid numbers, a line that
 * is neither product nor service or lacks its tax detail, contradicting customer fields.
 */
export function readDraft(payload: SentPayload): Draft {
  const { form_data: form, customer_id } = payload;
  if ((payload.tax_details?.length ?? 0) > payload.bill_items.length) throw invalidField('tax_details');
  if (form.customer_id && form.customer_id !== customer_id) throw invalidField('form_data.customer_id');
  return {
    type: documentType[payload.type],
    customerId: customer_id,
    employeeId: payload.employee_id ?? undefined,
    paymentMode: payload.payment_mode === '' ? undefined : paymentMode[payload.payment_mode],
    lines: readLines(payload),
    zeroConfirmed: payload.zero_confirmed === 1,
    discount: readDiscount(payload),
    advance: moneyIn(form.advance ?? 0, 'form_data.advance'),
    payments: readParts(payload.payments),
    buyer: readBuyer(payload),
    deliveryDate: form.delivery_date ?? undefined,
    payOn: payload.pay_on ?? undefined,
    description: written(form.description),
    extra: form.extra ?? {},
    approval: payload.limit_approval ?? undefined,
    refNumber: written(payload.ref_invoice) ?? written(payload.ref_order_no),
    orderNumber: written(payload.ref_order_no),
    prescription: payload.prescription_detail ?? undefined,
    claimed: {
      subtotal: moneySaid(payload.net_amount, 'net_amount'),
      gst: moneySaid(payload.total_gst, 'total_gst'),
      total: moneySaid(payload.total_amount, 'total_amount'),
      pending: moneySaid(payload.pending_amount, 'pending_amount'),
      itemCount: payload.total_items,
      quantity: payload.total_qty === undefined ? undefined : quantityIn(payload.total_qty, 'total_qty'),
      discount:
        payload.discount_amount == null ? undefined : moneyIn(payload.discount_amount, 'discount_amount'),
    },
  };
}
