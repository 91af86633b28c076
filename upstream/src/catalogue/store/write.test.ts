import { blankItem, type ItemDraft } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItem, addVariant, expectBalancedBooks } from '../../billing/testing/index.ts';
import { type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { lockDrafts } from './draft.ts';
import { type Change, insertItem, updateItem } from './write.ts';

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

const by = () => ({ staffId: shop.owner.staffId, now: api.clock.now });
const draft = (more: Partial<ItemDraft> = {}): ItemDraft => ({
  ...blankItem('PRODUCT'),
  title: 'Kurta',
  price: 99_900,
  isInventory: true,
  available: 10_000,
  ...more,
});
const insert = (more?: Partial<ItemDraft>) => shop.within((db) => insertItem(db, draft(more), by()));
const update = (id: string, more: Partial<ItemDraft>, change: Partial<Change> = {}) =>
  shop.within((db) => updateItem(db, id, draft(more), { ...by(), ...change }));
const stored = async (id: string) => (await shop.within((db) => lockDrafts(db, [id])))[0]?.draft;
const movesOf = (id: string) =>
  shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('stockMove')
      .where('tenantId', '=', tenantId)
      .where('itemId', '=', id)
      .orderBy('id')
      .select(['reason', 'quantity'])
      .execute(),
  );

test('what was read is what is kept, and the stock is an opening move', async () => {
  const full = draft({ sku: 'K-1', offer: 89_900, lowStock: 2000, gstFromSetting: false, gst: 500 });
  const id = await insert({ ...full, fields: { fabric: 'Khadi' } });
  expect(await stored(id)).toEqual({ ...full, fields: { fabric: 'Khadi' } });
  expect(await movesOf(id)).toEqual([{ reason: 'OPENING', quantity: '10.000' }]);
  expect(await movesOf(await insert({ isInventory: false, available: undefined }))).toEqual([]);
});

test('a new figure of the stock is a correction of the one that was seen', async () => {
  const id = await insert();
  await update(id, { available: 7000 }, { expected: 10_000 });
  await update(id, { title: 'Long kurta', available: undefined });
  expect(await movesOf(id)).toEqual([
    { reason: 'OPENING', quantity: '10.000' },
    { reason: 'CORRECTION', quantity: '-3.000' },
  ]);
  await expect(update(id, { available: 12_000 }, { expected: 10_000 })).rejects.toMatchObject({
    refusal: { code: 'CHANGED_MEANWHILE' },
    details: { available: '7' },
  });
  await expect(update(id, { available: 12_000 })).rejects.toMatchObject({
    refusal: { problems: [{ field: 'expected_quantity' }] },
  });
  // The form was opened before the last sale, and its stock was not edited.
  await update(id, { available: 10_000 }, { expected: 10_000 });
  expect(await stored(id)).toMatchObject({ title: 'Kurta', available: 7000 });
});

test('a code is given once, and again when the item that had it is gone', async () => {
  const first = await insert({ sku: 'ONCE' });
  const second = await insert({ sku: 'OTHER' });
  const taken = { refusal: { code: 'CODE_TAKEN', problems: [{ field: 'sku' }] } };
  await expect(insert({ sku: 'ONCE' })).rejects.toMatchObject(taken);
  await expect(update(second, { sku: 'ONCE', available: undefined })).rejects.toMatchObject(taken);
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('catalogueItem')
      .set({ deletedAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', first)
      .execute(),
  );
  await update(second, { sku: 'ONCE', available: undefined });
  await expect(update(first, {})).rejects.toMatchObject({ refusal: { code: 'NOT_FOUND' } });
});

test('a product that is sold in variants from now on has its stock there, and keeps them', async () => {
  const id = await insert();
  await update(id, { hasVariants: true, available: undefined });
  expect(await movesOf(id)).toContainEqual({ reason: 'CORRECTION', quantity: '-10.000' });
  const shirt = await addItem(shop, { hasVariants: true, stock: 0, gst: 500 });
  const variant = await addVariant(shop, shirt, { sku: 'V-1', stock: 1000 });
  await expect(update(shirt.id, { hasVariants: false })).rejects.toMatchObject({
    refusal: { problems: [{ field: 'has_variants', message: 'Delete the variants first' }] },
  });
  await update(shirt.id, { hasVariants: true, gst: 1800, gstFromSetting: false });
  const { gstPercentage } = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('catalogueVariant')
      .where('tenantId', '=', tenantId)
      .where('id', '=', variant)
      .select('gstPercentage')
      .executeTakeFirstOrThrow(),
  );
  expect(gstPercentage).toBe('18.00');
});

test('a bar code belongs to one thing, however a scanner reads it', async () => {
  const first = await insert({ title: 'Pen', barcode: '036000291452' });
  const message = 'This barcode already belongs to Pen.';
  await expect(insert({ title: 'Pencil', barcode: '0036000291452' })).rejects.toThrow(message);
  await update(first, { title: 'Pen', barcode: '036000291452' });
  const lens = await addItem(shop, { title: 'Lens', hasVariants: true, stock: 0 });
  await addVariant(shop, lens, { sku: 'L-1', stock: 0, barcode: '4006381333931' });
  const other = await insert({ title: 'Ink', barcode: null });
  await expect(update(other, { title: 'Ink', barcode: '4006381333931' })).rejects.toThrow('Lens (L-1)');
  await shop.within(({ sql, tenantId }) =>
    sql
      .updateTable('catalogueItem')
      .set({ deletedAt: api.clock.now })
      .where('tenantId', '=', tenantId)
      .where('id', '=', first)
      .execute(),
  );
  await insert({ title: 'Pencil', barcode: '036000291452' });
});

test('of ten at once with the same bar code one is kept', async () => {
  const tries = Array.from({ length: 10 }, () => insert({ barcode: '96385074' }));
  const kept = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
  expect(kept).toHaveLength(1);
});
