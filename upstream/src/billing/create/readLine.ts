import { moneyIn, moneySaid, quantityIn } from '../../http/amounts.ts';
import { invalidField } from '../../http/refused.ts';
import type { TaxDetailPayload } from '../payload.ts';
import type { UpdatedItemPayload } from '../updatePayload.ts';
import type { ClaimedTax, SentLine } from './draft.ts';

/** Exactly one of product and service, as kind and id. */
function itemOf(
  { product_id, service_id }: UpdatedItemPayload,
  field: string,
): Pick<SentLine, 'kind' | 'itemId'> {
  if (product_id && !service_id) return { kind: 'PRODUCT', itemId: product_id };
  if (service_id && !product_id) return { kind: 'SERVICE', itemId: service_id };
  throw invalidField(field);
}

function claimedTax(tax: TaxDetailPayload, at: number): ClaimedTax {
  const field = (name: string) => `tax_details.${at}.${name}`;
  return {
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

/** Parses one line with its tax detail, which has the same index in its own list. */
export function readLine(item: UpdatedItemPayload, tax: TaxDetailPayload | undefined, at: number): SentLine {
  const field = `bill_items.${at}`;
  const [variant] = item.variant ?? [];
  return {
    at,
    ...itemOf(item, field),
    variantId: variant?.variant_id,
    quantity: variant
      ? quantityIn(variant.variant_qty, `${field}.variant.0.variant_qty`)
      : quantityIn(item.qty, `${field}.qty`),
    price: moneyIn(item.offer_price, `${field}.offer_price`),
    claimed: {
      amount: moneySaid(item.amount, `${field}.amount`),
      total: moneySaid(item.total_amount, `${field}.total_amount`),
      ...(tax && claimedTax(tax, at)),
    },
  };
}
