import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Files } from '../../files/files.ts';
import { updateProfile } from '../../session/contract.ts';
import { call, type TestApi, testApi, testShop } from '../../testing/index.ts';
import { generatePdf } from '../contract.ts';
import { addCustomer, addItem } from '../testing/index.ts';
import { makeDocument, printedPaper } from './testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function printedBy(registration: 'COMPOSITION' | 'NONE'): Promise<string> {
  const stands = { registration, stateCode: '08' } as const;
  const other = await testShop(api, { shop: { name: 'Small shop', gstin: '08ABCPM4417K1ZL', ...stands } });
  const item = await addItem(other, { hsn: '6205' });
  const id = await makeDocument(api, other, {
    customer: await addCustomer(other),
    lines: [{ item }],
    shop: stands,
  });
  return (await printedPaper(api, other, id)).texts.join();
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
  const shop = await testShop(api);
  const files = new Files(api.filesFolder, 'any');
  const id = await makeDocument(api, shop, {
    customer: await addCustomer(shop),
    lines: [{ item: await addItem(shop) }],
  });
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

test('the next invoice carries the changed shop, and the one before keeps what it was', async () => {
  const other = await testShop(api, {
    shop: { name: 'Old Silks', address: '1, Bapu Bazar', city: 'Jaipur', stateCode: '08' },
  });
  const person = await addCustomer(other, { stateCode: '08' });
  const item = await addItem(other);
  const before = await makeDocument(api, other, { customer: person, lines: [{ item }] });
  const { token } = other.owner;
  const body = {
    company_name: 'New Silks',
    full_address: '9, Mirza Ismail Road',
    pincode: '302001',
    gst: '08ABCPM4417K1ZL',
    pan: 'ABCPM4417K',
  };
  await call(api, updateProfile, { token, schemaKey: other.schemaKey, body });
  const next = (
    await printedPaper(api, other, await makeDocument(api, other, { customer: person, lines: [{ item }] }))
  ).texts[0];
  expect(next).toContain('New Silks');
  expect(next).toContain('9, Mirza Ismail Road, Jaipur 302001, Rajasthan (08)');
  expect(next).toContain('GSTIN 08ABCPM4417K1ZL · PAN ABCPM4417K');
  expect(next).not.toContain('Old Silks');
  const kept = (await printedPaper(api, other, before)).texts[0];
  expect(kept).toContain('Old Silks');
  expect(kept).toContain('1, Bapu Bazar, Jaipur, Rajasthan (08)');
  expect(kept).not.toContain('GSTIN');
});
