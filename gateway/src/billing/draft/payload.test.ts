import { fitsMoney } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { productOf, serviceOf, variantOf } from '../../catalogue/schema.mappers.ts';
import { milliOf, paiseOf } from '../../rest/decimals.ts';
import { itemId, itemRow, variantId, variantRow } from '../../testing/fakeCatalogue.ts';
import { customerId } from '../../testing/fakeCustomers.ts';
import type { Choice } from './choice.ts';
import { draftOf } from './draft.ts';
import type { Goods } from './goods.ts';
import type { Shop } from './parties.ts';
import { payloadOf, type DocumentPayload } from './payload.ts';

const price = fc.integer({ min: 0, max: 9_999_999 });
const rupeesText = price.map((paise) => `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`);
const rate = fc.constantFrom('0', '0.25', '3', '5', '12', '18', '28', '40');

const goods: fc.Arbitrary<Goods> = fc.oneof(
  fc
    .record({ price: rupeesText, gst_percentage: rate, tax_inclusive: fc.constantFrom(0, 1) })
    .map((changes) => ({
      item: productOf(itemRow(1, changes)),
      variant: undefined,
    })),
  fc.record({ offer: rupeesText, gst_percentage: rate }).map((changes) => ({
    item: serviceOf(itemRow(2, { category: 'service', ...changes })),
    variant: undefined,
  })),
  fc.record({ sell_price: rupeesText, gst_percentage: rate }).map((changes) => ({
    item: productOf(itemRow(3, { has_variants: 1, title: 'x'.repeat(299) })),
    variant: variantOf(variantRow(1, itemId(3), changes)),
  })),
);

const lines = fc.array(
  fc.record({
    goods,
    quantity: fc.integer({ min: 1, max: 99_999 }),
    own: fc.option(price, { nil: undefined }),
  }),
  { minLength: 1, maxLength: 12 },
);

const shop: fc.Arbitrary<Shop> = fc.record({
  registration: fc.constantFrom('REGULAR', 'COMPOSITION', 'NONE'),
  gstin: fc.constant(null),
  stateCode: fc.constantFrom('27', '08', null),
  discountBeforeTax: fc.boolean(),
  roundOff: fc.boolean(),
});

const drafts = fc
  .record({
    lines,
    shop,
    customerState: fc.constantFrom('27', '29', null),
    percent: fc.option(fc.integer({ min: 1, max: 10_000 }), { nil: undefined }),
    advance: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ lines: chosen, shop: ofShop, customerState, percent, advance }) => {
    const choice: Choice = {
      type: 'INVOICE',
      customerId: customerId(1),
      employeeId: undefined,
      lines: chosen.map(({ goods: { item, variant }, quantity, own }, index) => ({
        at: `lines.${index}`,
        kind: item.__typename === 'Product' ? 'PRODUCT' : 'SERVICE',
        itemId: item.dbId,
        variantId: variant && variantId(1),
        quantity,
        price: own,
      })),
      discount: percent === undefined ? undefined : { kind: 'PERCENT', value: percent },
      advance,
      payments: undefined,
      buyer: undefined,
      expectedTotal: undefined,
      paymentMode: 'CASH',
      deliveryDate: undefined,
      payOn: undefined,
      description: undefined,
      refNumber: undefined,
      limitApproval: undefined,
      zeroConfirmed: false,
      extra: {},
      commissionParts: undefined,
      prescription: undefined,
    };
    return draftOf(
      choice,
      chosen.map((one) => one.goods),
      ofShop,
      { stateCode: customerState },
    );
  });

const money = (value: string | number | null | undefined): number => paiseOf(String(value ?? '0.00'));

function sumOf<T>(rows: readonly T[], figure: (row: T) => number): number {
  return rows.reduce((sum, row) => sum + figure(row), 0);
}

function eachPayload(check: (payload: DocumentPayload, draft: ReturnType<typeof draftOf>) => void) {
  fc.assert(
    fc.property(drafts, (draft) => check(payloadOf(draft), draft)),
    { numRuns: 500 },
  );
}

test('the payload fits its contract, and holds no float', () => {
  const body = billing.createInvoice.schema.body;
  if (!body) throw new Error('The contract has lost its body');
  eachPayload((payload) => {
    expect([...Value.Errors(body, { ...payload })]).toEqual([]);
    const numbers = JSON.stringify(payload).match(/(?<=[:[,])-?\d[\d.eE+-]*(?=[,}\]])/g) ?? [];
    expect(numbers.filter((number) => !/^\d+$/.test(number))).toEqual([]);
  });
});

test('the sums of the payload are those of its lines', () => {
  eachPayload((payload) => {
    const { bill_items: items, tax_details: taxes } = payload;
    expect(sumOf(items, ({ amount }) => money(amount))).toBe(money(payload.net_amount));
    expect(sumOf(taxes, ({ total_gst }) => money(total_gst))).toBe(money(payload.total_gst));
    expect(sumOf(items, ({ qty }) => milliOf(String(qty)))).toBe(milliOf(String(payload.total_qty)));
    expect(items).toHaveLength(payload.total_items);
    expect(taxes).toHaveLength(payload.total_items);
  });
});

test('total = subtotal + GST - discount, up to half a rupee where the shop rounds, and what is pending follows', () => {
  eachPayload((payload, { totals }) => {
    const exact = money(payload.net_amount) + money(payload.total_gst) - money(payload.discount_amount);
    const total = money(payload.total_amount);
    expect(total - exact).toBe(totals.roundOff);
    expect(Math.abs(totals.roundOff)).toBeLessThanOrEqual(50);
    expect(money(payload.pending_amount)).toBe(Math.max(0, total - money(payload.form_data.advance)));
    expect(fitsMoney(total)).toBe(true);
  });
});

test('each line bears its own tax: two equal halves, or all of it as IGST', () => {
  eachPayload((payload) => {
    for (const [index, tax] of payload.tax_details.entries()) {
      const item = payload.bill_items[index];
      const gst = money(tax.total_gst);
      expect(money(tax.cgst)).toBe(money(tax.sgst));
      expect(tax.cgst_percent).toBe(tax.sgst_percent);
      expect(money(tax.cgst) + money(tax.sgst) + money(tax.igst)).toBe(gst);
      expect(money(tax.igst) === 0 || money(tax.cgst) === 0).toBe(true);
      expect(money(item?.total_amount)).toBe(money(tax.taxable_value) + gst);
      expect(money(tax.taxable_value)).toBeLessThanOrEqual(money(item?.amount));
      expect([tax.product_id, tax.service_id]).toEqual([item?.product_id, item?.service_id]);
    }
  });
});
