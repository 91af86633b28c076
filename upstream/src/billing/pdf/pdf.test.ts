import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/id.ts';
import { Files } from '../../files/files.ts';
import { updateProfile } from '../../session/contract.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { savePrintSetting } from '../../tenant/printContract.ts';
import { createInvoice, createOrder, generatePdf, previewPaper, recordPayment } from '../contract.ts';
import {
  addCustomer,
  addItem,
  expectBalancedBooks,
  payloadOf,
  type TestBill,
  type TestCustomer,
} from '../testing/index.ts';

let api: TestApi;
let shop: TestShop;
let customer: TestCustomer;

beforeAll(async () => {
  api = await testApi();
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

async function made(bill: Partial<TestBill> & Pick<TestBill, 'lines'>, of = shop, more: object = {}) {
  const body = { ...payloadOf({ customer, ...bill }), ...more };
  const endpoint = bill.type === 'order' ? createOrder : createInvoice;
  const answer = await call(api, endpoint, { token: of.owner.token, schemaKey: of.schemaKey, body });
  return answer.body.document_id;
}

async function printed(id: string, of = shop) {
  const { token } = of.owner;
  const answer = await call(api, generatePdf, { token, schemaKey: of.schemaKey, params: { id } });
  expect(answer.status).toBe(200);
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(answer.raw)), {
    mergePages: false,
  });
  return {
    headers: answer.headers,
    pages: totalPages,
    texts: text.map((page) => page.replaceAll(/\s+/g, ' ')),
  };
}

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
    'Advance −₹500.00',
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

test('a customer in another state is billed IGST, with the place of supply', async () => {
  const away = await addCustomer(shop, { stateCode: '27', gstin: '27AAPFU0939F1ZV' });
  const id = await made({ customer: away, lines: [{ item: await addItem(shop) }] });
  const { texts } = await printed(id);
  expect(texts[0]).toContain('Place of supply Maharashtra (27)');
  expect(texts[0]).toContain('GSTIN 27AAPFU0939F1ZV');
  expect(texts[0]).toContain('IGST ₹18.00');
  expect(texts[0]).not.toContain('CGST');
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
  const { texts } = await printed(await made({ type: 'order', lines }, shop, { form_data }));
  for (const words of ['Order number 26-27/O/00001', 'Delivery date 12/12/2026', 'Deep back, gold piping']) {
    expect(texts[0]).toContain(words);
  }
  expect(texts[0]).not.toMatch(/invoice|Original/i);
});

async function printedBy(registration: 'COMPOSITION' | 'NONE'): Promise<string> {
  const stands = { registration, stateCode: '08' } as const;
  const other = await testShop(api, { shop: { name: 'Small shop', gstin: '08ABCPM4417K1ZL', ...stands } });
  const item = await addItem(other, { hsn: '6205' });
  const id = await made({ customer: await addCustomer(other), lines: [{ item }], shop: stands }, other);
  return (await printed(id, other)).texts.join();
}

test('a shop under the composition scheme issues a bill of supply, with the sentence of the law', async () => {
  const text = await printedBy('COMPOSITION');
  expect(text).toContain('Bill of supply');
  expect(text).toContain('Composition taxable person, not eligible to collect tax on supplies');
  expect(text).toContain('GSTIN 08ABCPM4417K1ZL');
  expect(text).not.toMatch(/CGST|SGST|IGST|Taxable|Tax invoice/);
});

test('a shop that is not registered has no word of GST on its paper', async () => {
  const text = await printedBy('NONE');
  expect(text).toContain('Invoice');
  expect(text).not.toMatch(/GST|HSN|Tax/);
});

test('a logo is printed, and a damaged one does not keep the invoice from being printed', async () => {
  const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const files = new Files(api.filesFolder, 'any');
  const id = await made({ lines: [{ item: await addItem(shop) }] });
  const imagesWith = async (name: string, bytes: Uint8Array) => {
    const logo = `${shop.tenantId}/${name}`;
    await files.write(logo, bytes);
    await shop.within(({ sql, tenantId }) =>
      sql.updateTable('shop').set({ logo }).where('tenantId', '=', tenantId).execute(),
    );
    const { token } = shop.owner;
    const { raw } = await call(api, generatePdf, { token, schemaKey: shop.schemaKey, params: { id } });
    return raw.toString('latin1').split('/Subtype /Image').length - 1;
  };
  expect(await imagesWith('good.png', png)).toBe(1);
  expect(await imagesWith('bad.png', Buffer.from('no picture'))).toBe(0);
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

const pageOf = async (raw: Buffer) => {
  const pdf = await getDocumentProxy(new Uint8Array(raw));
  const [, , width = 0] = (await pdf.getPage(1)).view;
  return { width, text: (await extractText(pdf, { mergePages: true })).text };
};

test('the next paper is printed as the shop set it, page and slip', async () => {
  const own = await testShop(api, { shop: { name: 'Own shop', stateCode: '08' } });
  const { token } = own.owner;
  const sent = { token, schemaKey: own.schemaKey };
  const lines = [{ item: await addItem(own) }];
  const id = await made({ customer: await addCustomer(own), lines }, own);
  await call(api, savePrintSetting, {
    ...sent,
    body: { page_size: 'A5', roll_width: 58, watermark: 'PAID' },
  });
  const page = await pageOf((await call(api, generatePdf, { ...sent, params: { id } })).raw);
  expect(Math.round(page.width)).toBe(420);
  expect(page.text).toContain('PAID');
  const query = { paper: 'slip' };
  const slip = await pageOf((await call(api, generatePdf, { ...sent, params: { id }, query })).raw);
  expect(Math.round(slip.width)).toBe(164);
  expect(slip.text).toContain('Own shop');
});

test('a preview draws what is not saved yet, and refuses what could not be saved', async () => {
  const { token } = shop.owner;
  const preview = (body: object) =>
    call(api, previewPaper, { token, schemaKey: shop.schemaKey, body: { paper: 'page', ...body } });
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

test('the next invoice carries the changed shop, and the one before keeps what it was', async () => {
  const other = await testShop(api, {
    shop: { name: 'Old Silks', address: '1, Bapu Bazar', city: 'Jaipur', stateCode: '08' },
  });
  const person = await addCustomer(other, { stateCode: '08' });
  const item = await addItem(other);
  const before = await made({ customer: person, lines: [{ item }] }, other);
  const { token } = other.owner;
  const body = {
    company_name: 'New Silks',
    full_address: '9, Mirza Ismail Road',
    pincode: '302001',
    gst: '08ABCPM4417K1ZL',
    pan: 'ABCPM4417K',
  };
  await call(api, updateProfile, { token, schemaKey: other.schemaKey, body });
  const next = (await printed(await made({ customer: person, lines: [{ item }] }, other), other)).texts[0];
  expect(next).toContain('New Silks');
  expect(next).toContain('9, Mirza Ismail Road, Jaipur 302001, Rajasthan (08)');
  expect(next).toContain('GSTIN 08ABCPM4417K1ZL · PAN ABCPM4417K');
  expect(next).not.toContain('Old Silks');
  const kept = (await printed(before, other)).texts[0];
  expect(kept).toContain('Old Silks');
  expect(kept).toContain('1, Bapu Bazar, Jaipur, Rajasthan (08)');
  expect(kept).not.toContain('GSTIN');
});
