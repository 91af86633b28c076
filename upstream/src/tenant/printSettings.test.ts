import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import { getPrintSetting, resetPrintSetting, savePrintSetting } from './printContract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const DEFAULTS = {
  page_size: 'A4',
  orientation: 'PORTRAIT',
  margin: 14,
  items_per_page: 12,
  template: 'PROFESSIONAL',
  date_format: 'SLASHES',
  colour: '#0B5A75',
  font_size: 12,
  logo_size: 80,
  qr: true,
  watermark: '',
  terms: '',
};
const OTHERS = {
  page_size: 'A5',
  orientation: 'LANDSCAPE',
  margin: 5,
  items_per_page: 3,
  template: 'PLAIN',
  date_format: 'WORDS',
  colour: '#17663A',
  font_size: 14,
  logo_size: 24,
  qr: false,
  watermark: 'मूल प्रति',
  terms: 'Cut cloth is not taken back.\nAlterations are free for 15 days.',
};

const signed = ({ owner: { token }, schemaKey }: TestShop) => ({ token, schemaKey });
const save = (shop: TestShop, body: object) => call(api, savePrintSetting, { ...signed(shop), body });
const read = async (shop: TestShop) => (await call(api, getPrintSetting, signed(shop))).body.data;

test('a shop that never chose has the defaults; what is saved is for this shop alone', async () => {
  const [shop, other] = [await testShop(api), await testShop(api)];
  expect(await read(shop)).toEqual(DEFAULTS);
  const { body } = await save(shop, { colour: '#17663a', watermark: '  Copy ' });
  expect(body).toMatchObject({
    message: 'Settings saved successfully',
    data: { ...DEFAULTS, colour: '#17663A', watermark: 'Copy' },
  });
  await save(shop, OTHERS);
  expect(await read(shop)).toEqual(OTHERS);
  expect(await read(other)).toEqual(DEFAULTS);
});

test('two who change different things at once both count', async () => {
  const shop = await testShop(api);
  const changes = Object.entries(OTHERS).map(([name, value]) => ({ [name]: value }));
  await Promise.all(changes.map((change) => save(shop, change)));
  expect(await read(shop)).toEqual(OTHERS);
});

test.each([
  [{ margin: 21 }, 'margin', 'Margin must be between 3 and 20.'],
  [{ items_per_page: 0 }, 'items_per_page', 'Items per page must be between 1 and 50.'],
  [{ font_size: 15 }, 'font_size', 'Font size must be between 9 and 14.'],
  [{ logo_size: 121 }, 'logo_size', 'Logo size must be between 24 and 120.'],
  [{ watermark: 'x'.repeat(31) }, 'watermark', 'Watermark: at most 30 characters.'],
  [{ terms: 'क'.repeat(501) }, 'terms', 'Terms: at most 500 characters.'],
  [{ colour: 'teal' }, 'colour', 'Enter a colour like #0B5A75.'],
])('%o is refused at its field', async (wrong, field, message) => {
  const shop = await testShop(api);
  const { status, refusal } = await save(shop, wrong);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, code: 'INVALID_INPUT', message }]);
  expect(await read(shop)).toEqual(DEFAULTS);
});

test('it can be reset, also twice', async () => {
  const shop = await testShop(api);
  await save(shop, OTHERS);
  for (const again of [1, 2]) {
    const { body } = await call(api, resetPrintSetting, signed(shop));
    expect([again, body]).toMatchObject([again, { message: 'Settings reset to defaults', data: DEFAULTS }]);
  }
});
