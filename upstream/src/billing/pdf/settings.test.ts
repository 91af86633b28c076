import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop } from '../../testing/index.ts';
import { savePrintSetting } from '../../tenant/printContract.ts';
import { generatePdf, previewPaper } from '../contract.ts';
import { addCustomer, addItem } from '../testing/index.ts';
import { makeDocument } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const pageOf = async (raw: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(raw));
  const [, , width = 0] = (await pdf.getPage(1)).view;
  return { width, text: (await extractText(pdf, { mergePages: true })).text };
};

test('the next paper is printed as the shop set it, page and slip, each under its name', async () => {
  const own = await testShop(api, { shop: { name: 'Own shop', stateCode: '08' } });
  const { token } = own.owner;
  const sent = { token, schemaKey: own.schemaKey };
  const lines = [{ item: await addItem(own) }];
  const id = await makeDocument(api, own, { customer: await addCustomer(own), lines });
  await call(api, savePrintSetting, {
    ...sent,
    body: { page_size: 'A5', watermark: 'PAID' },
  });
  const page = await pageOf((await call(api, generatePdf, { ...sent, params: { id } })).raw);
  expect(Math.round(page.width)).toBe(420);
  expect(page.text).toContain('PAID');
  const papers = [
    ['PAGE', 420, 'A5'],
    ['THERMAL_80', 227, '80 mm'],
    ['THERMAL_58', 164, '58 mm'],
  ] as const;
  for (const [paper, wide, name] of papers) {
    const { raw, headers } = await call(api, generatePdf, { ...sent, params: { id }, query: { paper } });
    const { width, text } = await pageOf(raw);
    expect([paper, Math.round(width)]).toEqual([paper, wide]);
    expect(text).toContain('Own shop');
    expect(headers['content-disposition']).toContain(`''26-27-A-00001%20${encodeURIComponent(name)}.pdf`);
  }
});

test('a preview draws what is not saved yet, and refuses what could not be saved', async () => {
  const shop = await testShop(api, { shop: { name: 'Meenakshi Boutique' } });
  const { token } = shop.owner;
  const preview = (body: object) =>
    call(api, previewPaper, { token, schemaKey: shop.schemaKey, body: { paper: 'PAGE', ...body } });
  const { raw, headers } = await preview({ page_size: 'A5', watermark: 'TRIAL' });
  expect(headers['content-type']).toBe('application/pdf');
  const { width, text } = await pageOf(raw);
  expect(Math.round(width)).toBe(420);
  expect(text).toContain('TRIAL');
  expect(text).toContain('Meenakshi Boutique');
  expect(Math.round((await pageOf((await preview({})).raw)).width)).toBe(595);
  const { status, refusal } = await preview({ margin: 99 });
  expect([status, refusal.problems?.map(({ field }) => field)]).toEqual([422, ['margin']]);
});
