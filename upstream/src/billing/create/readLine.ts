import { moneyIn, quantityIn } from '../../http/amounts.ts';
import { invalidField } from '../../http/refused.ts';
import type { BillItemPayload, TaxDetailPayload } from '../payload.ts';
import type { ClaimedLine, SentLine } from './draft.ts';

/** Exactly one of product and service, as kind and id. */
function itemOf(
  { product_id, service_id }: BillItemPayload,
  field: string,
): Pick<SentLine, 'kind' | 'itemId'> {
  if (product_id && !service_id) return { kind: 'PRODUCT', itemId: product_id };
  if (service_id && !product_id) return { kind: 'SERVICE', itemId: service_id };
  throw invalidField(field);
}

function claimedLine(item: BillItemPayload, tax: TaxDetailPayload, at: number): ClaimedLine {
  const field = (name: string) => `tax_details.${at}.${name}`;
  return {
    amount: moneyIn(item.amount, `bill_items.${at}.amount`),
    total: moneyIn(item.total_amount, `bill_items.${at}.total_amount`),
    taxable: moneyIn(tax.taxable_value, field('taxable_value')),
    cgst: moneyIn(tax.cgst, field('cgst')),
    sgst: moneyIn(tax.sgst, field('sgst')),
    igst: moneyIn(tax.igst ?? 0, field('igst')),
    gst: moneyIn(tax.total_gst, field('total_gst')),
    cgstPercent: quantityIn(tax.cgst_percent, field('cgst_percent')),
    sgstPercent: quantityIn(tax.sgst_percent, field('sgst_percent')),
    igstPercent:
      tax.igst_percent === undefined ? undefined : quantityIn(tax.igst_percent, field('igst_percent')),
  };
}

/** Reads one line with its tax detail, which stands at the same place of its list. */
export function readLine(item: BillItemPayload, tax: TaxDetailPayload, at: number): SentLine {
  const field = `bill_items.${at}`;
  const [variant] = item.variant ?? [];
  return {
    ...itemOf(item, field),
    variantId: variant?.variant_id,
    quantity: variant
      ? quantityIn(variant.variant_qty, `${field}.variant.0.variant_qty`)
      : quantityIn(item.qty, `${field}.qty`),
    price: moneyIn(item.offer_price, `${field}.offer_price`),
    claimed: claimedLine(item, tax, at),
  };
}
