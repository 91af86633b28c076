import {
  percentText,
  quantityText,
  rateText,
  rupees,
  taxRates,
  variantName,
  type Buyer,
} from '@galla/domain';
import type { billing } from '@galla/upstream/contract';
import type { Arguments } from '../../rest/arguments.ts';
import { partPayload } from '../parts.ts';
import { WIRE_DISCOUNT_KIND, WIRE_DOCUMENT_TYPE, WIRE_PAYMENT_MODE } from '../wire.ts';
import type { Draft, PricedLine } from './draft.ts';

/** The document payload of spec 2 §3. */
export type DocumentPayload = Arguments<typeof billing.createInvoice>['body'];
type BillItem = DocumentPayload['bill_items'][number];
type TaxDetail = DocumentPayload['tax_details'][number];

/** Maximum length of a name in the contract; upstream stores the catalogue's own. */
const MAX_NAME = 300;

/** A draft as a REST payload, in its spellings and with all its sums. */
export function payloadOf({ choice, lines, totals, pending }: Draft): DocumentPayload {
  return {
    type: WIRE_DOCUMENT_TYPE[choice.type],
    customer_id: choice.customerId,
    employee_id: choice.employeeId ?? null,
    ...(choice.commissionParts && { commission_parts: choice.commissionParts }),
    ref_invoice: choice.refNumber ?? null,
    ...(choice.limitApproval !== undefined && { limit_approval: choice.limitApproval }),
    // Null when a document is created (spec 2 §4).
    IsPaid: null,
    payment_mode: choice.paymentMode ? WIRE_PAYMENT_MODE[choice.paymentMode] : '',
    ...(choice.payments && { payments: choice.payments.map(partPayload) }),
    ...(choice.payOn && { pay_on: choice.payOn }),
    ...(choice.buyer && { buyer: buyerOf(choice.buyer) }),
    net_amount: rupees(totals.subtotal),
    total_gst: rupees(totals.gst),
    ...discountOf({ choice, totals }),
    total_amount: rupees(totals.total),
    pending_amount: rupees(pending),
    ...(choice.zeroConfirmed && { zero_confirmed: 1 as const }),
    total_items: totals.itemCount,
    total_qty: quantityText(totals.quantity),
    bill_items: lines.map(billItemOf),
    tax_details: lines.map(taxDetailOf),
    form_data: {
      customer_id: choice.customerId,
      description: choice.description ?? null,
      advance: rupees(choice.advance),
      delivery_date: choice.deliveryDate ?? null,
      extra: choice.extra,
    },
    ...(choice.prescription && { prescription_detail: choice.prescription }),
  };
}

const buyerOf = ({ name, address, stateCode }: Buyer) => ({ name, address, state_code: stateCode });

function discountOf({ choice: { discount }, totals }: Pick<Draft, 'choice' | 'totals'>) {
  if (!discount) return { discount_type: null, discount_amount: null, discount_precentage: null };
  return {
    discount_type: WIRE_DISCOUNT_KIND[discount.kind],
    discount_amount: rupees(totals.discount),
    discount_precentage: discount.kind === 'PERCENT' ? percentText(discount.value) : null,
  };
}

/** Name and id of the item sold, included in both bill items and tax details. */
function soldBy({ chosen, item, variant }: PricedLine) {
  const name = variant ? variantName(item.title, variant.sku) : item.title;
  return {
    item_name: name.slice(0, MAX_NAME),
    product_id: chosen.kind === 'PRODUCT' ? chosen.itemId : null,
    service_id: chosen.kind === 'SERVICE' ? chosen.itemId : null,
  };
}

function billItemOf(line: PricedLine): BillItem {
  const { item, variant, input, amounts } = line;
  const quantity = quantityText(input.quantity);
  return {
    ...soldBy(line),
    qty: quantity,
    mrp: mrpOf(line),
    offer_price: rupees(input.price),
    amount: rupees(amounts.taxable + amounts.discount),
    total_amount: rupees(amounts.total),
    points: item.points,
    employee_percentage: item.employeePercentage,
    ...(variant && { variant: [{ variant_id: variant.dbId, variant_qty: quantity }] }),
  };
}

function mrpOf({ item, variant }: PricedLine): string {
  if (variant) return variant.mrp;
  return (item.__typename === 'Product' ? (item.mrp ?? item.listPrice) : undefined) ?? item.price;
}

function taxDetailOf(line: PricedLine): TaxDetail {
  const { input, amounts } = line;
  const rates = taxRates(input.gst, input.interState === true);
  return {
    ...soldBy(line),
    taxable_value: rupees(amounts.taxable),
    cgst: rupees(amounts.cgst),
    cgst_percent: rateText(rates.cgst),
    sgst: rupees(amounts.sgst),
    sgst_percent: rateText(rates.sgst),
    igst: rupees(amounts.igst),
    igst_percent: rateText(rates.igst),
    total_gst: rupees(amounts.gst),
  };
}
