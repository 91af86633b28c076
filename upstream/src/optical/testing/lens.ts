import { formField } from '@galla/domain';
import { addItem, type ItemOptions, type TestItem } from '../../billing/testing/index.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import type { TestShop } from '../../testing/index.ts';

/** A product with a variant form defined by the test. */
export type TestLens = TestItem;

const TYPE = 'test lens';
const FIELDS = [
  formField('sku', 'SKU', { required: true }),
  formField('power', 'Power'),
  formField('index', 'Index'),
  formField('color', 'Colour'),
  formField('mrp', 'MRP', { type: 'number', required: true }),
  formField('sell_price', 'Sell price', { type: 'number' }),
  formField('available_quantity', 'Quantity', { type: 'number' }),
  formField('shelf', 'Shelf'),
];

/** Adds a product without variants; the first one also defines the form of its type. */
export async function addLens(shop: TestShop, options: ItemOptions = {}): Promise<TestLens> {
  const item = await addItem(shop, { stock: 0, gst: 500, ...options });
  await shop.within(async ({ sql, tenantId }) => {
    const form = { formNumber: 900, name: 'product_variants_test_lens' };
    const fields = JSON.stringify(FIELDS) as JsonValue;
    await sql
      .insertInto('form')
      .values({ tenantId, ...form, fields })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql
      .updateTable('catalogueItem')
      .set({ type: TYPE })
      .where('tenantId', '=', tenantId)
      .where('id', '=', item.id)
      .execute();
  });
  return item;
}
