import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import { resetQrSetting, saveQrSetting, tenantSetting } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const DEFAULTS = {
  size: 160,
  colour: '#000000',
  background: '#FFFFFF',
  border_radius: 8,
  border_width: 2,
  border_colour: '#DAE1E3',
  icon_size: 40,
  error_level: 'H',
};

const signed = ({ owner: { token }, schemaKey }: TestShop) => ({ token, schemaKey });
const save = (shop: TestShop, body: object) => call(api, saveQrSetting, { ...signed(shop), body });
const read = async (shop: TestShop) => (await call(api, tenantSetting, signed(shop))).body.data.qr;

test('a shop that never chose has the documented defaults', async () => {
  expect(await read(await testShop(api))).toEqual(DEFAULTS);
});

test('what is saved is kept beside what was there, colours in capitals, for this shop alone', async () => {
  const [shop, other] = [await testShop(api), await testShop(api)];
  const { body } = await save(shop, { size: 120, colour: '#0b5a75' });
  expect(body).toMatchObject({
    message: 'Settings saved successfully',
    data: { round_off: 0, qr: { ...DEFAULTS, size: 120, colour: '#0B5A75' } },
  });
  const all = {
    size: 98,
    colour: '#402000',
    background: '#FFF8E0',
    border_radius: 0,
    border_width: 0,
    border_colour: '#402000',
    icon_size: 0,
    error_level: 'L',
  };
  await save(shop, all);
  expect(await read(shop)).toEqual(all);
  expect(await read(other)).toEqual(DEFAULTS);
});

test('two who change different things at once both count', async () => {
  const shop = await testShop(api);
  const changes = [{ size: 130 }, { border_width: 4 }, { icon_size: 20 }, { error_level: 'Q' }];
  await Promise.all(changes.map((change) => save(shop, change)));
  expect(await read(shop)).toEqual({ ...DEFAULTS, ...Object.assign({}, ...changes) });
});

test('two halves that make an unreadable code never both count', async () => {
  const shop = await testShop(api);
  const grey = '#808080';
  await save(shop, { colour: '#000000', background: '#C0C0C0' });
  const saved = await Promise.all([save(shop, { colour: '#404040' }), save(shop, { background: grey })]);
  expect(saved.filter(({ status }) => status === 200)).toHaveLength(1);
});

test.each([
  [{ size: 97 }, 'size', 'QR code size must be between 98 and 160.'],
  [{ size: 161 }, 'size', 'QR code size must be between 98 and 160.'],
  [{ border_radius: 25 }, 'border_radius', 'Border radius must be between 0 and 24.'],
  [{ border_colour: 'red' }, 'border_colour', 'Enter a colour like #0B5A75.'],
  [{ colour: '#DDDDDD' }, 'colour', "This won't scan: the code must be clearly darker than its background."],
])('%o is refused at its field', async (wrong, field, message) => {
  const shop = await testShop(api);
  const { status, refusal } = await save(shop, wrong);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, code: 'INVALID_INPUT', message }]);
  expect(await read(shop)).toEqual(DEFAULTS);
});

test('it can be reset, also twice', async () => {
  const shop = await testShop(api);
  await save(shop, { size: 100 });
  for (const again of [1, 2]) {
    const { body } = await call(api, resetQrSetting, signed(shop));
    expect([again, body]).toMatchObject([
      again,
      { message: 'Settings reset to defaults', data: { qr: DEFAULTS } },
    ]);
  }
  expect(await read(shop)).toEqual(DEFAULTS);
});
