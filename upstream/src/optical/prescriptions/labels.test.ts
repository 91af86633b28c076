import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addVariant } from '../../billing/testing/index.ts';
import { readLabelPdf } from '../../catalogue/labels/testing/readLabelPdf.ts';
import { call, PUBLIC_URL, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addLens, type TestLens } from '../testing/index.ts';
import { prescriptionZip, submitPrescription } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let lens: TestLens;
let coated: string;
let plain: string;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { businessId: 8 });
  lens = await addLens(shop);
  coated = await addVariant(shop, lens, { sku: 'LENS-1', stock: 4000 });
  plain = await addVariant(shop, lens, { sku: 'LENS-2', stock: 4000 });
  for (const prescription of [
    { SPH: '-2', CYL: '-0.75', AXIS: 90 },
    { SPH: '+1.5', ADD: '2', DIA: '65' },
  ])
    await call(api, submitPrescription, {
      ...sent(),
      body: { product_id: lens.id, variant_id: coated, prescription },
    });
});
afterAll(() => api.close());

const sent = () => ({ token: shop.owner.token, schemaKey: shop.schemaKey });
const print = (products: object[], who: TestShop = shop) =>
  call(api, prescriptionZip, { token: who.owner.token, schemaKey: who.schemaKey, body: { products } });

test.each(['of a variant', 'of all variants of a product'])('a label for each power, %s', async (which) => {
  const { status, raw, headers } = await print([
    { product_id: lens.id, qty: 2, ...(which === 'of a variant' && { variant_id: coated }) },
  ]);
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  expect(headers['content-disposition']).toContain('Prescriptions.zip');
  const files = Object.values(unzipSync(new Uint8Array(raw)));
  const pages = await Promise.all(files.map((bytes) => readLabelPdf(bytes)));
  expect(pages.map(([page]) => page?.text.match(/SPH \S+ /g))).toEqual([
    ['SPH -2.00 ', 'SPH -2.00 '],
    ['SPH +1.50 ', 'SPH +1.50 '],
  ]);
  expect(pages[0]?.[0]?.text).toContain('CYL -0.75 AXIS 90');
  expect(pages[1]?.[0]?.text).toContain('ADD +2.00 DIA 65.0');
});

test('of a whole product by the codes of its variants, their numbers by value', async () => {
  const drawer = await addLens(shop);
  for (const [sku, SPH] of [
    ['CR-10', '-1'],
    ['cr-9', '-2'],
    ['CR-100', '-3'],
  ] as const) {
    const variant = await addVariant(shop, drawer, { sku, stock: 1000 });
    const body = { product_id: drawer.id, variant_id: variant, prescription: { SPH } };
    await call(api, submitPrescription, { ...sent(), body });
  }
  const { raw } = await print([{ product_id: drawer.id }]);
  const files = Object.values(unzipSync(new Uint8Array(raw)));
  const pages = await Promise.all(files.map((bytes) => readLabelPdf(bytes)));
  expect(pages.map(([page]) => page?.text.match(/SPH (\S+)/)?.[1])).toEqual(['-2.00', '-1.00', '-3.00']);
});

test('all powers on one sheet of stickers, in one PDF', async () => {
  const { status, raw, headers } = await call(api, prescriptionZip, {
    ...sent(),
    body: {
      products: [{ product_id: lens.id }],
      paper: 'STICKERS_65',
      size: 13,
      start: 6,
      together: true,
    },
  });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toContain('Prescriptions.pdf');
  const pages = await readLabelPdf(new Uint8Array(raw));
  expect(pages.map(({ text }) => text.match(/SPH \S+ /g))).toEqual([['SPH -2.00 ', 'SPH +1.50 ']]);
});

test('its code leads to the variant', async () => {
  const { raw } = await print([{ product_id: lens.id, variant_id: coated }]);
  const [file] = Object.values(unzipSync(new Uint8Array(raw)));
  const [page] = await readLabelPdf(file ?? new Uint8Array());
  expect(page?.qr()).toBe(`${PUBLIC_URL}/i/${shop.schemaKey}/${lens.id}/${coated}`);
});

test('nothing to print is told, and another shop finds nothing', async () => {
  const { status, refusal } = await print([{ product_id: lens.id, variant_id: plain }]);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ message: 'No items to generate QR codes for.' }]);
  const other = await testShop(api, { businessId: 8 });
  expect((await print([{ product_id: lens.id, variant_id: coated }], other)).status).toBe(404);
});
