import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { generatePdf, getDocument, recordPayment, updateDocument } from '../contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestBill,
  type TestCustomer,
} from '../testing/index.ts';
import { makeDocument, printedPaper } from './testing.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api, {
    shop: {
      name: 'Meenakshi Boutique',
      address: 'Shop 41, Johari Bazar',
      city: 'Jaipur',
      pincode: '302003',
      stateCode: '08',
      phone: '9829012345',
      gstin: '08ABCPM4417K1ZL',
    },
    settings: { termsAndConditions: 'Goods are exchanged within 7 days.' },
  });
  customer = await addCustomer(shop, { name: 'Priya Agarwal', stateCode: '08', address: 'Bapu Nagar' });
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const made = (bill: Pick<TestBill, 'lines'> & Partial<TestBill>, more: object = {}) =>
  makeDocument(api, shop, { customer, ...bill }, more);
const printed = (id: string) => printedPaper(api, shop, id);

test('a tax invoice says what the law and the customer want to know', async () => {
  const cloth = await addItem(shop, {
    title: 'Ajrakh fabric',
    hsn: '5516',
    unit: 'm',
    price: 68_000,
    gst: 500,
  });
  const id = await made({
    lines: [{ item: cloth, quantity: 2500 }],
    discount: { kind: 'AMOUNT', value: 3550 },
    advance: 50_000,
  });
  const { headers, pages, texts } = await printed(id);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('filename="Invoice_26-27-A-00001.pdf"');
  expect(pages).toBe(1);
  for (const words of [
    'Tax invoice',
    'Original for the recipient',
    'Meenakshi Boutique',
    'Shop 41, Johari Bazar, Jaipur 302003, Rajasthan (08)',
    'GSTIN 08ABCPM4417K1ZL',
    '26-27/A/00001',
    '20/11/2026',
    'Priya Agarwal',
    'Place of supply Rajasthan (08)',
    'Billed by Asha Rao',
    'Ajrakh fabric 5516 2.5 m ₹680.00 ₹1,700.00 ₹42.50 2.5 % ₹42.50 2.5 % ₹1,785.00',
    'Discount −₹35.50',
    'Total ₹1,749.50',
    'Received −₹500.00',
    'To pay ₹1,249.50',
    'Received ₹500.00 by Cash on 20/11/2026',
    'One thousand seven hundred forty-nine rupees and fifty paise only',
    'Goods are exchanged within 7 days.',
    'Signature',
  ]) {
    expect(texts[0]).toContain(words);
  }
});

test('the QR code asks for what is still to pay, and goes when nothing is', async () => {
  await shop.within(({ sql, tenantId }) =>
    sql
      .insertInto('upiAccount')
      .values({ tenantId, id: newId(), upiId: 'meenakshi@upi', upiName: 'Meenakshi' })
      .execute(),
  );
  const id = await made({ lines: [{ item: await addItem(shop, { price: 10_000, gst: 0 }) }] });
  expect((await printed(id)).texts[0]).toContain('Still to pay by UPI ₹100.00 meenakshi@upi');
  const body = { document_id: id, amount: '100', expected_pending: '100', payment_mode: 'UPI' };
  await call(api, recordPayment, { token: shop.owner.token, schemaKey: shop.schemaKey, body });
  const paid = (await printed(id)).texts[0];
  expect(paid).not.toContain('Still to pay');
  expect(paid).toContain('Received ₹100.00 by UPI on 20/11/2026');
  expect(paid).toContain('To pay ₹0.00');
});

test('the bank of a transfer is told on the page', async () => {
  const id = await made({ lines: [{ item: await addItem(shop, { price: 10_000, gst: 0 }) }] });
  const body = {
    document_id: id,
    amount: '100',
    expected_pending: '100',
    payment_mode: 'Bank',
    reference: 'N12',
    bank: 'HDFC Bank',
  } as const;
  await call(api, recordPayment, { token: shop.owner.token, schemaKey: shop.schemaKey, body });
  expect((await printed(id)).texts[0]).toContain('by Bank (HDFC Bank) on 20/11/2026');
});

test('a customer in another state is billed IGST, with the place of supply', async () => {
  const away = await addCustomer(shop, { stateCode: '27', gstin: '27AAPFU0939F1ZV' });
  const id = await made({ customer: away, lines: [{ item: await addItem(shop) }] });
  const { texts } = await printed(id);
  expect(texts[0]).toContain('Place of supply Maharashtra (27)');
  expect(texts[0]).toContain('GSTIN 27AAPFU0939F1ZV');
  expect(texts[0]).toContain('IGST ₹18.00');
  expect(texts[0]).not.toContain('CGST');
});

test('what bears no tax goes to another state as well, with the place of supply', async () => {
  const away = await addCustomer(shop, { stateCode: '27' });
  const free = await addItem(shop, { price: 0 });
  const rice = await addItem(shop, { gst: 0 });
  const locker = await addItem(shop, { kind: 'SERVICE', hsn: '997212', price: 0 });
  const lines = [{ item: free }, { item: rice }, { item: locker }];
  const id = await made({ customer: away, lines, zeroConfirmed: true });
  const [page] = (await printed(id)).texts;
  expect(page).toContain('Place of supply Maharashtra (27)');
  expect(page).toContain('IGST');
  expect(page).not.toContain('CGST');
  const slip = await printedPaper(api, shop, id, 'THERMAL_80');
  expect(slip.texts[0]).toContain('Place of supply Maharashtra (27)');
  const { body } = await call(api, getDocument, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
    params: { id },
  });
  expect(body.data.tax_details).toMatchObject([
    { igst_percent: '18', cgst_percent: '0', total_gst: '0.00' },
    { igst_percent: '0', cgst_percent: '0', total_gst: '0.00' },
    { igst_percent: '0', cgst_percent: '9', total_gst: '0.00' },
  ]);
});

test('many lines go over pages with repeated heads and page numbers', async () => {
  const item = await addItem(shop, {
    title: 'A shirt with a name that is far too long for one line of the table',
  });
  const id = await made({ lines: Array.from({ length: 60 }, () => ({ item })) });
  const { pages, texts } = await printed(id);
  expect(pages).toBeGreaterThan(2);
  for (const [at, text] of texts.entries()) {
    expect(text).toContain('Description');
    expect(text).toContain(`Page ${at + 1} of ${pages}`);
  }
  expect(texts.filter((text) => text.includes('In words'))).toHaveLength(1);
  expect(texts.at(-1)).toContain('60 items');
});

test('an order is none of an invoice', async () => {
  const lines = [{ item: await addItem(shop) }];
  const form_data = { delivery_date: '2026-12-12', description: 'Deep back, gold piping' };
  const { texts } = await printed(await made({ type: 'order', lines }, { form_data }));
  for (const words of ['Order number 26-27/O/00001', 'Delivery date 12/12/2026', 'Deep back, gold piping']) {
    expect(texts[0]).toContain(words);
  }
  expect(texts[0]).not.toMatch(/invoice|Original/i);
});

test('names in every Indian script are printed', async () => {
  const name = 'श्री ક્રિષ્ના தமிழ்ச்செல்வன் శ్రీ ಶ್ರೀ ക്ഷേത്രം পশ্চিমবঙ্গ ਸ੍ਰੀ ଶ୍ରୀ';
  const id = await made({
    customer: await addCustomer(shop, { name }),
    lines: [{ item: await addItem(shop) }],
  });
  const { pages } = await printed(id);
  expect(pages).toBe(1);
});

test("another shop's document is not there", async () => {
  const other = await testShop(api);
  const id = await made({ lines: [{ item: await addItem(shop) }] });
  const { token } = other.owner;
  const answer = await call(api, generatePdf, { token, schemaKey: other.schemaKey, params: { id } });
  expect(answer.status).toBe(404);
});

test('the paper of an edited invoice says on which day it was corrected, page and slip', async () => {
  const item = await addItem(shop, { title: 'Stole', price: 10_000, gst: 500, stock: 10_000 });
  const lines = [{ item, quantity: 1000 }];
  const id = await made({ lines });
  expect((await printed(id)).texts[0]).not.toContain('Corrected on');

  const { token } = shop.owner;
  const edit = { ...payloadOf({ customer, lines: [{ item, quantity: 2000 }] }), doc_id: id };
  const body = { ...edit, reason: 'Wrong quantity' };
  await call(api, updateDocument, { token, schemaKey: shop.schemaKey, body });
  expect((await printed(id)).texts[0]).toContain('Corrected on 20/11/2026');
  expect((await printedPaper(api, shop, id, 'THERMAL_80')).texts.join(' ')).toContain(
    'Corrected on 20/11/2026',
  );
});

test('an edited order is no corrected invoice', async () => {
  const item = await addItem(shop, { price: 10_000, gst: 500, stock: 10_000 });
  const id = await made({ type: 'order', lines: [{ item, quantity: 1000 }] });
  const edit = payloadOf({ type: 'order', customer, lines: [{ item, quantity: 2000 }] });
  const { token } = shop.owner;
  await call(api, updateDocument, { token, schemaKey: shop.schemaKey, body: { ...edit, doc_id: id } });
  expect((await printed(id)).texts[0]).not.toContain('Corrected on');
});
