import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { upload } from '../../files/contract.ts';
import { noise } from '../../files/testing/hostile.ts';
import {
  call,
  type Sent,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import {
  addAttachment,
  createInvoice,
  deleteAttachment,
  deleteDocument,
  getDocument,
  listAttachments,
} from '../contract.ts';
import { addCustomer, addItem, payloadOf, type TestCustomer } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;
let png: Buffer;
beforeAll(async () => {
  api = await testApi();
  png = await noise(64, 48).png().toBuffer();
});
beforeEach(async () => {
  shop = await testShop(api);
  customer = await addCustomer(shop, { name: 'Asha Rao' });
});
afterAll(() => api.close());

const as = (more: Partial<Sent>, { token }: TestPerson = shop.owner) =>
  ({ token, schemaKey: shop.schemaKey, ...more }) as Sent;
const uploaded = async (by: TestPerson = shop.owner, use: 'attachment' | 'avatar' = 'attachment') =>
  (await call(api, upload, { token: by.token, query: { use }, files: { file: png } })).body.id;
async function bill(by: TestPerson = shop.owner) {
  const body = payloadOf({ customer, lines: [{ item: await addItem(shop) }] });
  return (await call(api, createInvoice, as({ body }, by))).body.data;
}
const add = async (document_id: string, image_id?: string, by?: TestPerson) =>
  call(api, addAttachment, as({ body: { document_id, image_id: image_id ?? (await uploaded(by)) } }, by));
const list = async (query: Record<string, string>, by?: TestPerson) =>
  (await call(api, listAttachments, as({ query }, by))).body.data;
const retired = () =>
  shop.within((db) =>
    db.sql
      .selectFrom('upload')
      .where('tenantId', '=', db.tenantId)
      .where('staffId', 'is', null)
      .select('path')
      .execute(),
  );

test('pictures hang on a document in the order in which they came, named after it', async () => {
  const { doc_id: id, serial_number: number } = await bill();
  const other = await bill();
  const first = await add(id);
  expect(first.body).toMatchObject({ message: 'Attachment added', data: { document_id: id } });
  const second = await add(id);
  await add(other.doc_id);
  const dashed = number.replaceAll('/', '-');
  const own = await list({ document_ids: id });
  expect(own.map(({ uid, name }) => [uid, name])).toEqual([
    [first.body.data.uid, `${dashed}-1.jpg`],
    [second.body.data.uid, `${dashed}-2.jpg`],
  ]);
  expect(await list({ customer_id: customer.id })).toHaveLength(3);
  expect(await list({ ids: second.body.data.uid })).toEqual([own[1]]);
  expect(await list({})).toEqual([]);
  const detail = await call(api, getDocument, as({ params: { id } }));
  expect(detail.body.data.attachments).toEqual(own.map(({ uid, path }) => ({ id: uid, path })));
  const answer = await api.app.inject({ url: own[0]?.url ?? '' });
  expect(answer.statusCode).toBe(200);
});

test('one that is deleted is gone, with its file', async () => {
  const { doc_id: id } = await bill();
  const { uid } = (await add(id)).body.data;
  const gone = await call(api, deleteAttachment, as({ body: { id: uid } }));
  expect(gone.body).toMatchObject({ message: 'Attachment deleted', uid, document_id: id });
  expect(await list({ document_ids: id })).toEqual([]);
  expect(await retired()).toHaveLength(1);
  expect((await call(api, deleteAttachment, as({ body: { id: uid } }))).status).toBe(404);
});

test('the names of the others stay when one goes; the next one gets a name of its own', async () => {
  const { doc_id: id } = await bill();
  const first = (await add(id)).body.data;
  const second = (await add(id)).body.data;
  await call(api, deleteAttachment, as({ body: { id: first.uid } }));
  const third = (await add(id)).body.data;
  expect((await list({ document_ids: id })).map(({ name }) => name)).toEqual([second.name, third.name]);
  expect(new Set([first.name, second.name, third.name]).size).toBe(3);
});

test('an eleventh is refused, also when two come at once', async () => {
  const { doc_id: id } = await bill();
  for (let n = 0; n < 9; n += 1) expect((await add(id)).status).toBe(200);
  const uploads = [await uploaded(), await uploaded()];
  const answers = await Promise.all(uploads.map((one) => add(id, one)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.refusal.problems).toMatchObject([
    { field: 'image_id', message: 'A document takes at most 10 attachments.' },
  ]);
});

test('what is no upload for it, or somebody else’s, is refused at its field', async () => {
  const { doc_id: id } = await bill();
  const helper = await shop.addEmployee(['billing:create', 'billing:view']);
  for (const image of [await uploaded(shop.owner, 'avatar'), await uploaded(helper), customer.id]) {
    const { status, refusal } = await add(id, image);
    expect([status, refusal.problems?.[0]?.field]).toEqual([422, 'image_id']);
  }
});

test('an employee sees and writes those of the own documents only; another shop none', async () => {
  const helper = await shop.addEmployee(['billing:create', 'billing:view']);
  const { doc_id: id } = await bill();
  const { uid } = (await add(id)).body.data;
  expect(await list({ customer_id: customer.id }, helper)).toEqual([]);
  expect((await add(id, undefined, helper)).status).toBe(404);
  expect((await call(api, deleteAttachment, as({ body: { id: uid } }, helper))).status).toBe(404);
  const stranger = await testShop(api);
  const there = { token: stranger.owner.token, schemaKey: stranger.schemaKey };
  const seen = await call(api, listAttachments, { ...there, query: { ids: uid } });
  expect(seen.body.data).toEqual([]);
});

test('a document that is deleted for good takes its attachments along', async () => {
  const { doc_id: id } = await bill();
  await add(id);
  const deleted = await call(api, deleteDocument, as({ params: { id } }));
  expect(deleted.status).toBe(200);
  expect(await list({ customer_id: customer.id })).toEqual([]);
  expect(await retired()).toHaveLength(1);
});
