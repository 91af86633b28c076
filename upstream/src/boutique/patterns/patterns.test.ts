import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { upload } from '../../files/contract.ts';
import { call, type TestApi, testApi } from '../../testing/index.ts';
import { deletePattern, getPatterns } from '../contract.ts';
import { type TestTailor, testTailor } from '../testing/tailor.ts';

let api: TestApi;
let tailor: TestTailor;
let garment: string;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  tailor = await testTailor(api);
  garment = (await tailor.garment('Blouse')).id;
});
afterAll(() => api.close());

const listed = async () =>
  (await call(api, getPatterns, { ...tailor.as(), params: { id: garment } })).body.patterns;
const imagesOf = (pattern: { image: string | string[] } | undefined) =>
  JSON.parse(String(pattern?.image)) as string[];
/** Adds a pattern with more fields than name, price and one picture. */
const add = async (more: object = {}) =>
  tailor.addPattern({
    item_id: garment,
    name: 'Wedding',
    price: '900.00',
    image: (await tailor.pictures(1))[0],
    ...more,
  });

test('a pattern is added with pictures and stage prices in any of their forms', async () => {
  await tailor.stage('Cutting');
  const forms = [{ Cutting: 900 }, [{ stage: 'Cutting', price: 900 }], '[{"stage":"Cutting","price":"900"}]'];
  for (const stagePrices of forms) {
    const { body } = await add({ stagePrices });
    expect(body).toMatchObject({
      message: 'Pattern added',
      data: {
        name: 'Wedding',
        pattern_name: 'Wedding',
        item_id: garment,
        price: '900.00',
        stagePrices: [{ stage: 'Cutting', price: '900.00' }],
        stage_prices: [{ stage: 'Cutting', price: '900.00' }],
      },
    });
  }
  const pictures = await tailor.pictures(4);
  const several = await add({ image: JSON.stringify(pictures), stagePrices: null });
  const images = imagesOf(several.body.data);
  expect(images).toHaveLength(4);
  expect(several.body.data).toMatchObject({ image_url: images[0], stagePrices: [] });
  expect(several.body.data.thumbnail).toContain('-small.jpg');
  expect(await listed()).toHaveLength(4);
});

test('pictures are kept, dropped and put in another order by their address', async () => {
  const { data } = (await add({ image: await tailor.pictures(2) })).body;
  const [first, second] = imagesOf(data);
  const [third] = await tailor.pictures(1);
  const image = [`https://shop.example${second}`, third, first];
  const changed = await tailor.changePattern(data.id, { image, expected_version: data.version });
  expect(imagesOf(changed.body.data)).toEqual([second, expect.any(String), first]);
  const kept = await tailor.changePattern(data.id, { id: data.id, name: 'Reception' });
  expect(imagesOf(kept.body.data)).toEqual(imagesOf(changed.body.data));
  const refused = await tailor.changePattern(data.id, { name: 'Late', expected_version: data.version });
  expect(refused.refusal.code).toBe('CHANGED_MEANWHILE');
});

test('stage prices may be all of the price, on an edit too; left out, they stay', async () => {
  await tailor.stage('Cutting');
  const { data } = (await add({ stagePrices: { Cutting: 300 } })).body;
  const change = (body: object) => tailor.changePattern(data.id, { ...body });
  const lowered = await change({ price: 299.99 });
  expect(lowered.refusal.problems).toMatchObject([
    { field: 'stagePrices', message: 'Total stage price cannot exceed customer price.' },
  ]);
  expect((await change({ price: 300 })).body.data.stagePrices).toHaveLength(1);
  expect((await change({ stagePrices: [], price: 1 })).body.data).toMatchObject({
    price: '1.00',
    stagePrices: [],
  });
});

test.each([
  [{ image: [] }, 'image', 'Please fill all fields and upload an image.'],
  [{ image: null }, 'image', 'Please fill all fields and upload an image.'],
  [{ image: '["a"' }, 'image', 'Please check the marked fields.'],
  [{ image: newId() }, 'image', 'This picture has expired. Please choose it again.'],
  [{ image: 'a/b.png' }, 'image', 'This picture no longer exists. Please choose it again.'],
  [{ name: ' ' }, 'name', 'Name cannot be empty'],
  [{ price: -1 }, 'price', 'Enter an amount of 0 or more.'],
  [{ price: '1.005' }, 'price', 'Enter an amount of 0 or more.'],
  [{ stagePrices: 'Cutting' }, 'stagePrices', 'Please check the marked fields.'],
  [{ stagePrices: { Cutting: 901 } }, 'stagePrices', 'Total stage price cannot exceed customer price.'],
])('%j is told at its field', async (entry, field, message) => {
  await tailor.stage('Cutting');
  expect((await add(entry)).refusal.problems).toMatchObject([{ field, message }]);
  expect(await listed()).toEqual([]);
});

test('a fifth picture, the same twice, and a GIF are refused', async () => {
  const five = await add({ image: await tailor.pictures(5) });
  expect(five.refusal.problems).toMatchObject([{ field: 'image', message: 'At most 4 images.' }]);
  const [one] = await tailor.pictures(1);
  expect((await add({ image: [one, one] })).status).toBe(422);
  const { token } = tailor.shop.owner;
  const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
  const sent = await call(api, upload, { token, query: { use: 'pattern' }, files: { file: gif } });
  expect(sent.refusal.message).toBe('Invalid file type. Please upload a JPEG or PNG image.');
});

test('an upload is claimed by who made it', async () => {
  const adder = await tailor.shop.addEmployee(['patterns:create']);
  const [theirs] = await tailor.pictures(1, 'pattern', adder);
  expect((await add({ image: theirs })).status).toBe(422);
  const body = { item_id: garment, name: 'Wedding', price: 1, image: theirs };
  expect((await tailor.addPattern(body, adder)).status).toBe(200);
});

test('another shop’s patterns and garments are not there', async () => {
  const { data } = (await add()).body;
  const other = await testTailor(api);
  const [image] = await other.pictures(1);
  expect((await other.addPattern({ item_id: garment, name: 'Mine', price: 1, image })).status).toBe(404);
  expect((await other.changePattern(data.id, { name: 'Mine' })).status).toBe(404);
  const asked = { ...other.as(), params: { id: data.id } };
  expect((await call(api, deletePattern, asked)).status).toBe(404);
  const theirs = { ...other.as(), params: { id: garment } };
  expect((await call(api, getPatterns, theirs)).status).toBe(404);
  const own = { ...tailor.as(), params: { id: data.id } };
  expect((await call(api, deletePattern, own)).body.message).toBe('Pattern deleted successfully');
  expect(await listed()).toEqual([]);
});
