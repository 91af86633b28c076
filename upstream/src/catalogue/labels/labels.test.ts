import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addItem, addVariant } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { call, PUBLIC_URL, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { labelPrint } from './contract.ts';
import { readLabelPdf } from './testing/readLabelPdf.ts';

let api: TestApi;
let shop: TestShop;
let kurta: string;
let saree: string;
let red: string;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
  const plain = {
    title: 'Cotton kurta',
    price: 99_900,
    mrp: 109_900,
    taxInclusive: true,
    sku: 'KUR-014',
    barcode: '8901234567890',
  };
  kurta = (await addItem(shop, plain)).id;
  const product = await addItem(shop, { title: 'தமிழ் சேலை', price: 250_000, gst: 500, hasVariants: true });
  saree = product.id;
  red = await addVariant(shop, product, { sku: 'SAR-RED', stock: 2000, size: 'Free size' });
});
afterAll(() => api.close());

const print = (body: object, who: TestShop = shop) =>
  call(api, labelPrint, { token: who.owner.token, schemaKey: who.schemaKey, body });

async function printed(body: object) {
  const { status, headers, raw } = await print(body);
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  const files = Object.entries(unzipSync(new Uint8Array(raw)));
  return Promise.all(files.map(async ([name, bytes]) => ({ name, pages: await readLabelPdf(bytes) })));
}

test('a zip with a PDF for each, on A4, whose codes lead to product and variant', async () => {
  const files = await printed({
    products: [
      { product_id: kurta, qty: 13 },
      { product_id: saree, variant_id: red },
    ],
  });
  expect(files.map(({ name }) => name)).toEqual(['001 Cotton kurta.pdf', '002 தமிழ் சேலை Free size.pdf']);
  const [many, one] = files.map(({ pages }) => pages);
  expect(many?.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[210, 297]]);
  expect(many?.[0]?.text.match(/Cotton kurta MRP ₹1,099\.00 ₹999\.00 KUR-014/g)).toHaveLength(13);
  expect(one?.[0]?.text).toContain('Free size');
  expect(one?.[0]?.text).toMatch(/MRP ₹2,500\.00 ₹2,500\.00 \+ GST SAR-RED$/);
  expect(one?.[0]?.qr()).toBe(`${PUBLIC_URL}/i/${shop.schemaKey}/${saree}/${red}`);
});

test('on a roll a piece for each, with what was chosen and no more', async () => {
  const [file] = await printed({
    products: [{ product_id: kurta, qty: 2, variant_id: null }],
    paper: 'THERMAL_80',
    size: 25,
    fields: ['barcode'],
  });
  expect(file?.pages.map(({ width, text }) => [Math.round(width), text])).toEqual([
    [80, '8901234567890'],
    [80, '8901234567890'],
  ]);
  expect(file?.pages[0]?.qr()).toBe(`${PUBLIC_URL}/i/${shop.schemaKey}/${kurta}`);
});

test('on stickers a sheet goes on where it was left, to the tenth of a millimetre', async () => {
  const [file] = await printed({
    products: [{ product_id: kurta, qty: 3 }],
    paper: 'STICKERS_65',
    size: 13,
    start: 64,
  });
  expect(file?.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
    [210, 297],
    [210, 297],
  ]);
  expect(file?.pages.map(({ text }) => text.match(/KUR-014/g)?.length)).toEqual([2, 1]);
  expect(file?.pages[1]?.qr()).toBe(`${PUBLIC_URL}/i/${shop.schemaKey}/${kurta}`);
  const [left = 0, top = 0] = file?.pages[1]?.corner() ?? [];
  // The sticker begins at 4.75 and 10.7 mm; its code is 2 mm inside and vertically centred.
  expect([left.toFixed(1), top.toFixed(1)]).toEqual(['6.8', '14.8']);
});

test('on a roll of stickers each is a page of its size', async () => {
  const [file] = await printed({ products: [{ product_id: kurta }], paper: 'ROLL_38X25', size: 14 });
  expect(file?.pages.map(({ width, height }) => [width.toFixed(1), height.toFixed(1)])).toEqual([
    ['38.0', '25.0'],
  ]);
  expect(file?.pages[0]?.qr()).toBe(`${PUBLIC_URL}/i/${shop.schemaKey}/${kurta}`);
});

test.each([
  ['nothing', { products: [] }, 422],
  ['too many', { products: [{ qty: 1000 }, { qty: 1 }] }, 422],
  ['a size of another paper', { products: [{}], paper: 'THERMAL_80', size: 61 }, 422],
  ['a sticker that the sheet has not', { products: [{}], paper: 'STICKERS_65', size: 13, start: 66 }, 422],
  ['a start where nothing is stuck', { products: [{}], start: 2 }, 422],
  ['what is no field', { products: [{}], fields: ['cost'] }, 422],
])('refuses %s', async (_what, body, status) => {
  const products = body.products.map((one) => ({ product_id: kurta, ...one }));
  expect((await print({ ...body, products })).status).toBe(status);
});

test('finds no product of another shop, no service, and no variant of another product', async () => {
  const other = await testShop(api);
  const service = await addItem(shop, { kind: 'SERVICE', title: 'Stitching' });
  expect((await print({ products: [{ product_id: kurta }] }, other)).status).toBe(404);
  expect((await print({ products: [{ product_id: service.id }] })).status).toBe(404);
  expect((await print({ products: [{ product_id: newId() }] })).status).toBe(404);
  expect((await print({ products: [{ product_id: kurta, variant_id: red }] })).status).toBe(404);
});
