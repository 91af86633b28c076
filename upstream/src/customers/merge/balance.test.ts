import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvoice } from '../../billing/contract.ts';
import { addCustomer, addItem, expectBalancedBooks, payloadOf } from '../../billing/testing/index.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { customers } from '../contract.ts';
import { mergeCalls } from './testing.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });

async function pendingOf(id: string): Promise<number> {
  const { body } = await call(api, customers, { ...sent(), query: { ids: id } });
  return Math.round(Number(body.data[0]?.pending_amount ?? 0) * 100);
}

/** A customer with one bill per advance. */
async function withBooks(advances: readonly number[]): Promise<string> {
  const customer = await addCustomer(shop, { name: 'Priya' });
  for (const paise of advances) {
    const item = await addItem(shop);
    const body = payloadOf({ customer, lines: [{ item }], advance: paise });
    expect((await call(api, createInvoice, { ...sent(), body })).status).toBe(200);
  }
  return customer.id;
}

test('who stays owes what both owed, to the paisa, whatever the books', async () => {
  const books = fc.array(fc.integer({ min: 0, max: 11_800 }), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(books, books, async (one, other) => {
      const keep = await withBooks(one);
      const merged = await withBooks(other);
      const sum = (await pendingOf(keep)) + (await pendingOf(merged));
      expect((await mergeCalls(api, () => shop).merge(keep, merged)).status).toBe(200);
      expect(await pendingOf(keep)).toBe(sum);
    }),
    { numRuns: 8 },
  );
});
