import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../db/id.ts';
import { upload } from '../files/contract.ts';
import { noise } from '../files/testing/hostile.ts';
import {
  call,
  type Sent,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../testing/index.ts';
import { addCampaign, deleteCampaign, getCampaigns, updateCampaign } from './contract.ts';

type Files = NonNullable<Sent['files']>;

let api: TestApi;
let shop: TestShop;
let png: Buffer;
beforeAll(async () => {
  api = await testApi();
  png = await noise(64, 48).png().toBuffer();
});
beforeEach(async () => {
  shop = await testShop(api);
});
afterAll(() => api.close());

const as = (body: object, by: TestPerson = shop.owner) =>
  ({ token: by.token, schemaKey: shop.schemaKey, body }) as Sent;
const uploaded = async (by: TestPerson = shop.owner, use: 'campaign' | 'pattern' = 'campaign') =>
  (await call(api, upload, { token: by.token, query: { use }, files: { file: png } })).body.id;
const add = async (more: object = {}) =>
  call(api, addCampaign, as({ title: 'Wedding season', image: await uploaded(), ...more }));
const edit = (body: object, files?: Files) =>
  call(api, updateCampaign, { ...as(body), ...(files && { files }) });
const listed = async (body: object = {}, by?: TestPerson) =>
  (await call(api, getCampaigns, as(body, by))).body.data;
const retired = () =>
  shop.within((db) =>
    db.sql
      .selectFrom('upload')
      .where('tenantId', '=', db.tenantId)
      .where('staffId', 'is', null)
      .select('path')
      .execute(),
  );

test('a campaign is added, listed newest first, and found by its id', async () => {
  const first = await add({
    business_id: 2,
    subtitle: 'Ready',
    description: 'New silks',
    summary: '20 % off',
  });
  expect(first.body).toMatchObject({
    message: 'Campaign added',
    data: {
      title: 'Wedding season',
      subtitle: 'Ready',
      description: 'New silks',
      summary: '20 % off',
      bestOffer: '20 % off',
      offer_list: [],
    },
  });
  expect(first.body.data.image).toMatch(/campaigns\/[^?]+\.jpg\?/);
  expect(first.body.data.thumbnail).toContain('-small.jpg');
  expect((await api.app.inject({ url: first.body.data.image ?? '/none' })).statusCode).toBe(200);
  const second = await add({ title: 'Blouse in three days' });
  const ids = (await listed({ business_id: '2' })).map(({ id }) => id);
  expect(ids).toEqual([second.body.data.id, first.body.data.id]);
  expect(await listed({ ids: first.body.data.id })).toHaveLength(1);
});

test.each([
  [{ offer_list: ['One', ' ', '', ' Two '] }],
  [{ offer_list: '["One","","Two"]' }],
  [{ 'offer_list[1]': 'Two', 'offer_list[0]': 'One', 'offer_list[2]': '  ' }],
])('an offer list in any of its forms loses its blanks: %j', async (form) => {
  expect((await add(form)).body.data.offer_list).toEqual(['One', 'Two']);
});

test('bestOffer is read as summary', async () => {
  const { data } = (await add({ bestOffer: 'Flat ₹500 off' })).body;
  expect(data).toMatchObject({ summary: 'Flat ₹500 off', bestOffer: 'Flat ₹500 off' });
  expect((await edit({ id: data.id, summary: 'Half', bestOffer: 'Other' })).body.data.summary).toBe('Half');
});

test('a campaign has its days until they are emptied; a last one before the first is told there', async () => {
  const { data } = (await add({ first_day: '2026-11-20', last_day: '2026-12-15' })).body;
  expect(data).toMatchObject({ first_day: '2026-11-20', last_day: '2026-12-15' });
  expect((await edit({ id: data.id, title: 'Winter' })).body.data).toMatchObject({ last_day: '2026-12-15' });
  const refused = await edit({ id: data.id, last_day: '2026-11-19' });
  expect(refused.refusal.problems).toMatchObject([{ field: 'last_day' }]);
  expect((await edit({ id: data.id, first_day: '', last_day: null })).body.data).toMatchObject({
    first_day: null,
    last_day: null,
  });
});

test('a form edits what it names; without an image the image stays, with one it is replaced', async () => {
  const { data } = (await add({ subtitle: 'Ready', offer_list: ['One'] })).body;
  const fields = { id: data.id, title: 'Winter', business_id: '2', 'offer_list[0]': 'Two', summary: '' };
  // A browser sends an empty file for a file field left empty.
  const kept = await edit(fields, { image: new File([], '') });
  expect(kept.body).toMatchObject({
    message: 'Campaign saved',
    data: { title: 'Winter', subtitle: 'Ready', offer_list: ['Two'] },
  });
  expect(kept.body.data.image?.split('?')[0]).toBe(data.image?.split('?')[0]);
  const again = await edit({ id: data.id, image: `https://shop.example${data.image}` });
  expect(again.body.data.image?.split('?')[0]).toBe(data.image?.split('?')[0]);
  expect(await retired()).toHaveLength(0);
  const replaced = await edit({ id: data.id }, { image: png });
  expect(replaced.body.data.image?.split('?')[0]).not.toBe(data.image?.split('?')[0]);
  expect(await retired()).toHaveLength(1);
});

test('who saw an older version is refused', async () => {
  const { data } = (await add()).body;
  await edit({ id: data.id, title: 'Newer' });
  const late = await edit({ id: data.id, title: 'Older', expected_version: data.version });
  expect(late.refusal.code).toBe('CHANGED_MEANWHILE');
  const gone = await call(api, deleteCampaign, as({ id: data.id, expected_version: data.version }));
  expect(gone.refusal.code).toBe('CHANGED_MEANWHILE');
  expect(await listed()).toHaveLength(1);
});

test('a deletion gives up the image too', async () => {
  const { data } = (await add()).body;
  const gone = await call(api, deleteCampaign, as({ id: data.id, business_id: 2 }));
  expect(gone.body).toEqual({ success: true, message: 'Campaign deleted', id: data.id });
  expect(await listed()).toEqual([]);
  expect(await retired()).toHaveLength(1);
  expect((await edit({ id: data.id, title: 'Again' })).status).toBe(404);
});

test.each([
  [{ title: ' ' }, 'title', 'Please enter the main title'],
  [{ title: null }, 'title', 'Please enter the main title'],
  [{ image: '' }, 'image', 'Please upload an image!'],
  [{ image: null }, 'image', 'Please upload an image!'],
  [{ image: newId() }, 'image', 'This picture has expired. Please choose it again.'],
  [{ image: '/files/other/one.jpg' }, 'image', 'This image no longer exists. Please choose it again.'],
  [{ summary: 'x'.repeat(61) }, 'summary', 'At most 60 characters.'],
  [{ offer_list: ['x'.repeat(201)] }, 'offer_list.0', 'At most 200 characters.'],
  [{ offer_list: 'free text' }, 'offer_list', 'Please check the marked fields.'],
  [{ offer_list: [], 'offer_list[0]': 'One' }, 'offer_list', 'Please check the marked fields.'],
  [{ ribbon: 'One' }, 'ribbon', 'Please check the marked fields.'],
])('%j is told at its field', async (entry, field, message) => {
  expect((await add(entry)).refusal.problems).toMatchObject([{ field, message }]);
  expect(await listed()).toEqual([]);
});

test('a missing title and a missing image are told together', async () => {
  const { refusal } = await call(api, addCampaign, as({ title: '' }));
  expect(refusal.problems).toMatchObject([{ field: 'title' }, { field: 'image' }]);
});

test('SVG and 10 MB are refused, on an edit too', async () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const large = Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024)]);
  const { data } = (await add()).body;
  for (const image of [svg, large]) {
    const refused = await call(api, addCampaign, { ...as({ title: 'A' }), files: { image } });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    expect((await edit({ id: data.id }, { image })).status).toBe(refused.status);
  }
  expect((await listed())[0]?.version).toBe(data.version);
});

test('an upload for something else, or of somebody else, is none', async () => {
  const helper = await shop.addEmployee(['marketing:view', 'marketing:create']);
  for (const image of [await uploaded(shop.owner, 'pattern'), await uploaded(helper)])
    expect((await add({ image })).refusal.problems).toMatchObject([{ field: 'image' }]);
});

test('who may only view lists; another shop’s campaign is not there', async () => {
  const { data } = (await add()).body;
  const viewer = await shop.addEmployee(['marketing:view']);
  expect(await listed({}, viewer)).toHaveLength(1);
  expect((await call(api, deleteCampaign, as({ id: data.id }, viewer))).status).toBe(403);
  const nobody = await shop.addEmployee(['billing:view']);
  expect((await call(api, getCampaigns, as({}, nobody))).status).toBe(403);
  shop = await testShop(api);
  expect(await listed({ ids: data.id })).toEqual([]);
  expect((await edit({ id: data.id, title: 'Mine' })).status).toBe(404);
  expect((await call(api, deleteCampaign, as({ id: data.id }))).status).toBe(404);
});
