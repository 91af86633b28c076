import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPin } from '../../session/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { createInvoice, deleteDocument, generatePdf } from '../contract.ts';
import { addCustomer, addItem, payloadOf } from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;

beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api);
});
afterAll(() => api.close());

test('a bill that is deleted while its PDF is made is a whole PDF, or is not there; never half of one', async () => {
  const sent = { token: shop.owner.token, schemaKey: shop.schemaKey };
  const body = payloadOf({ customer: await addCustomer(shop), lines: [{ item: await addItem(shop) }] });
  const { document_id: id } = (await call(api, createInvoice, { ...sent, body })).body;
  await call(api, confirmPin, { token: shop.owner.token, body: { pin: shop.owner.pin } });
  const pdf = () => call(api, generatePdf, { ...sent, params: { id } });
  const [first, gone, ...others] = await Promise.all([
    pdf(),
    call(api, deleteDocument, { ...sent, params: { id } }),
    pdf(),
    pdf(),
  ]);
  expect(gone.status).toBe(200);
  for (const { status, raw } of [first, ...others]) {
    expect([200, 404]).toContain(status);
    if (status !== 200) continue;
    const text = Buffer.from(raw).toString('latin1');
    expect([text.slice(0, 5), text.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
  }
  expect((await pdf()).refusal.code).toBe('NOT_FOUND');
});
