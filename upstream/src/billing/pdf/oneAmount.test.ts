import { formatRupees } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paiseOf } from '../../db/numeric.ts';
import { call, type TestApi, testApi, testShop } from '../../testing/index.ts';
import { getDocument } from '../contract.ts';
import { addCustomer, addItem } from '../testing/index.ts';
import { makeDocument, printedPaper } from './testing.ts';

let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test.each([true, false])(
  'a line has one amount on the wire, the page and the slip: discount before tax %s',
  async (beforeTax) => {
    const shop = await testShop(api, {
      shop: { name: 'Provision store', gstin: '08ABCPM4417K1ZL', stateCode: '08' },
      settings: { discountBeforeTax: beforeTax },
    });
    const customer = await addCustomer(shop, { stateCode: '08' });
    const milk = await addItem(shop, { title: 'Milk', price: 4500, gst: 500, taxInclusive: true });
    const rice = await addItem(shop, { title: 'Rice', price: 6200, gst: 500, taxInclusive: true });
    const id = await makeDocument(api, shop, {
      customer,
      lines: [{ item: milk, quantity: 2000 }, { item: rice }],
      discount: { kind: 'AMOUNT', value: 571 },
      shop: { registration: 'REGULAR', stateCode: '08', discountBeforeTax: beforeTax },
    });
    const { token } = shop.owner;
    const { body } = await call(api, getDocument, { token, schemaKey: shop.schemaKey, params: { id } });
    const amounts = body.data.items.map(({ total_amount }) => formatRupees(paiseOf(total_amount)));
    // With a discount before tax, the line amounts include their share of it.
    expect(amounts[0] === '₹90.00' && amounts[1] === '₹62.00').toBe(!beforeTax);
    const { texts: page } = await printedPaper(api, shop, id);
    const { texts: slip } = await printedPaper(api, shop, id, 'THERMAL_80');
    const [milkPaid, ricePaid] = amounts;
    expect(page[0]).toMatch(new RegExp(`Milk .*${milkPaid} 2 Rice .*${ricePaid} 2 items`));
    expect(slip[0]).toContain(`2 pc × ₹45.00 · 5 % incl. GST ${milkPaid}`);
    expect(slip[0]).toContain(`1 pc × ₹62.00 · 5 % incl. GST ${ricePaid}`);
    for (const text of [page[0], slip[0]]) {
      expect(text).toContain(beforeTax ? 'Discount (already in items) −₹5.71' : 'Discount −₹5.71');
      expect(text).toContain('Includes GST');
    }
  },
);
