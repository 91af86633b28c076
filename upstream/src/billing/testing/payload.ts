import {
  billTotals,
  type Discount,
  type Milli,
  type Paise,
  type Party,
  pendingAmount,
  percentText,
  quantityText,
  type Registration,
  rupees,
  supplyTax,
} from '@galla/domain';
import type { DocumentPayload } from '../payload.ts';
import type { TestItem } from './goods.ts';
import type { TestCustomer } from './people.ts';

/** A line of a test bill. */
export interface TestLine {
  item: TestItem;
  quantity?: Milli;
  price?: Paise;
  variantId?: string;
}

/** A test bill; its sums are computed with domain, like a client would. */
export interface TestBill {
  type?: DocumentPayload['type'];
  customer: TestCustomer;
  lines: TestLine[];
  discount?: Discount;
  advance?: Paise;
  zeroConfirmed?: boolean;
  shop?: Party & { registration: Registration; discountBeforeTax?: boolean; roundOff?: boolean };
}

const DEFAULT_SHOP: NonNullable<TestBill['shop']> = { registration: 'REGULAR', stateCode: '08' };

const idOf = ({ id, kind }: TestItem) => (kind === 'PRODUCT' ? { product_id: id } : { service_id: id });

/** The documented payload of a bill, with correct sums. */
export function payloadOf(bill: TestBill): DocumentPayload {
  const { type = 'invoice', customer, lines, discount, advance = 0, shop = DEFAULT_SHOP } = bill;
  const chosen = lines.map(({ item, quantity = 1000, price = item.price, variantId }) => ({
    item,
    variantId,
    quantity,
    price,
    taxInclusive: item.taxInclusive,
    ...supplyTax(shop, customer, item),
  }));
  const totals = billTotals(chosen, discount, shop);
  const amountsOf = (at: number) => {
    const amounts = totals.lines[at];
    if (!amounts) throw new Error('Every line has its amounts');
    return amounts;
  };
  return {
    type,
    IsPaid: null,
    total_amount: rupees(totals.total),
    pending_amount: rupees(pendingAmount(totals.total, advance)),
    total_gst: rupees(totals.gst),
    total_items: totals.itemCount,
    net_amount: rupees(totals.subtotal),
    total_qty: quantityText(totals.quantity),
    customer_id: customer.id,
    payment_mode: 'Cash',
    ...(bill.zeroConfirmed === true && { zero_confirmed: 1 }),
    ...(discount?.kind === 'AMOUNT' && { discount_type: 'amount', discount_amount: rupees(discount.value) }),
    ...(discount?.kind === 'PERCENT' && {
      discount_type: 'percentage',
      discount_precentage: percentText(discount.value),
    }),
    bill_items: chosen.map(({ item, quantity, price, variantId }, at) => ({
      item_name: item.title,
      qty: quantityText(quantity),
      offer_price: rupees(price),
      amount: rupees(amountsOf(at).taxable + amountsOf(at).discount),
      total_amount: rupees(amountsOf(at).total),
      ...idOf(item),
      ...(variantId && { variant: [{ variant_id: variantId, variant_qty: quantityText(quantity) }] }),
    })),
    tax_details: chosen.map(({ item, gst, interState }, at) => {
      const { taxable, cgst, sgst, igst, gst: tax } = amountsOf(at);
      const half = quantityText(interState ? 0 : gst * 5);
      return {
        item_name: item.title,
        taxable_value: rupees(taxable),
        cgst: rupees(cgst),
        cgst_percent: half,
        sgst: rupees(sgst),
        sgst_percent: half,
        igst: rupees(igst),
        igst_percent: percentText(interState ? gst : 0),
        total_gst: rupees(tax),
        ...idOf(item),
      };
    }),
    form_data: { advance: rupees(advance) },
  };
}
