import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItem, type TestItem } from '../billing/testing/index.ts';
import { newId } from '../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../testing/index.ts';
import { getForm } from './contract.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { businessId: 8 });
});
afterAll(() => api.close());

async function product(type: string, at = shop): Promise<TestItem> {
  const item = await addItem(at, { hasVariants: true });
  await at.within(({ sql, tenantId }) =>
    sql
      .updateTable('catalogueItem')
      .set({ type })
      .where('tenantId', '=', tenantId)
      .where('id', '=', item.id)
      .execute(),
  );
  return item;
}

const coat = (item: TestItem, coating: string, deletedAt: Date | null = null, at = shop) =>
  at.within(({ sql, tenantId }) =>
    sql
      .insertInto('catalogueVariant')
      .values({
        tenantId,
        id: newId(),
        itemId: item.id,
        sku: newId(),
        coating,
        deletedAt,
        mrp: '1.00',
        sellPrice: '1.00',
        gstPercentage: '5',
      })
      .execute(),
  );

async function coatings(name: string): Promise<string[] | undefined> {
  const { token } = shop.owner;
  const query = { form_name: name, business_id: 8 };
  const { fields } = (await call(api, getForm, { token, schemaKey: shop.schemaKey, query })).body;
  return fields.find((field) => field.name === 'coating')?.values.map(({ value }) => value);
}

test("coatings grow by those of the shop's own variants of that kind, each once however it is spelled", async () => {
  const before = await coatings('product_variants_lens');
  expect(before).toContain('Hard coat');
  const lens = await product('lens');
  await coat(lens, 'Night drive');
  await coat(lens, 'night drive ');
  await coat(lens, 'HARD COAT');
  await coat(lens, 'Given up', new Date());
  await coat(await product('sunglasses'), 'Two-tone');
  const other = await testShop(api, { businessId: 8 });
  await coat(await product('lens', other), 'Not ours', null, other);
  expect(await coatings('product_variants_lens')).toEqual([
    ...(before ?? []),
    expect.stringMatching(/night drive/i),
  ]);
  expect(await coatings('product_variants_sunglasses')).toContain('Two-tone');
  // A frame has no coating.
  expect(await coatings('product_variants_frame')).toBeUndefined();
});
