import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenantSetting } from '../../tenant/contract.ts';
import { call, type TestApi, testApi, testShop } from '../../testing/index.ts';
import { profileCalls, whole } from './testing.ts';

let api: TestApi;
let update: ReturnType<typeof profileCalls>['update'];
let profileOf: ReturnType<typeof profileCalls>['profileOf'];
beforeAll(async () => {
  api = await testApi();
  ({ update, profileOf } = profileCalls(api));
});
afterAll(() => api.close());

test('the owner changes every field, and me tells them', async () => {
  const shop = await testShop(api, { shop: { name: 'Old name' } });
  const { status, body } = await update(shop, whole);
  expect(status).toBe(200);
  expect(body.message).toBe('Profile saved.');
  expect(body.data).toEqual(await profileOf(shop.owner));
  expect(body.data).toMatchObject({
    first_name: 'Meenakshi',
    email: 'meenakshi@example.in',
    dob: '1984-03-09',
    age: 42,
    gender: 'female',
    full_address: 'Shop 41, Johari Bazar',
    shop_address: 'Shop 41, Johari Bazar',
    company_name: 'Meenakshi Silks',
    business_description: 'Sarees and suits',
    city: 'Jaipur',
    pincode: '302003',
    state_code: '08',
    gst: '08ABCPM4417K1ZL',
    pan: 'ABCPM4417K',
    adhaar: 'XXXX XXXX 9012',
  });
});

test('what is not named stays; what is sent back as it was told changes nothing', async () => {
  const shop = await testShop(api);
  await update(shop, whole);
  const before = await profileOf(shop.owner);
  await update(shop, {});
  await update(shop, {
    ...whole,
    adhaar: before.adhaar,
    imagePath: before.image ?? '/files/none',
    age: before.age,
    business_name: before.business_name,
    sub_category_name: before.sub_category_name,
  });
  expect(await profileOf(shop.owner)).toEqual(before);
});

test('the owner sets the clock of the shop, to a place that both this machine and the database know', async () => {
  const shop = await testShop(api);
  const { body } = await update(shop, { time_zone: 'Asia/Dubai' });
  expect(body.data.time_zone).toBe('Asia/Dubai');
  expect((await profileOf(shop.owner)).time_zone).toBe('Asia/Dubai');
  for (const time_zone of ['Asia/Jaipur', '+05:30', 'ASIA/DUBAI', '']) {
    const { refusal } = await update(shop, { time_zone });
    expect(refusal.problems).toMatchObject([
      { field: 'time_zone', message: 'Choose a time zone from the list' },
    ]);
  }
});

test('an Aadhaar number is sealed in the database', async () => {
  const shop = await testShop(api);
  await update(shop, { adhaar: '123456789012' });
  const { aadhaarSealed } = await shop.within(({ sql, tenantId }) =>
    sql
      .selectFrom('staff')
      .select('aadhaarSealed')
      .where('tenantId', '=', tenantId)
      .executeTakeFirstOrThrow(),
  );
  expect(aadhaarSealed).toMatch(/^[\w+/=]{40,}$/);
  expect(Buffer.from(aadhaarSealed ?? '', 'base64').toString('latin1')).not.toContain('9012');
});

test.each([
  [{ first_name: ' ' }, 'first_name', 'First name is required'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'nobody' }, 'email', 'Please enter a valid email address'],
  [{ dob: '' }, 'dob', 'Please select your date of birth'],
  [{ dob: '1089-05-02' }, 'dob', 'Please enter a date from 1900 on'],
  [{ dob: '2026-11-21' }, 'dob', "The date of birth can't be in the future"],
  [{ full_address: null }, 'full_address', 'Address is required'],
  [{ company_name: '' }, 'company_name', 'Business name is required'],
  [{ mobile: '98290' }, 'mobile', 'Enter a valid 10-digit mobile number'],
  [{ gst: '08ABCPM4417K1ZM' }, 'gst', 'Please enter a valid 15-digit GST number'],
  [{ pan: 'ABCPM' }, 'pan', 'Please enter a valid 10-character PAN'],
  [{ pincode: '30' }, 'pincode', 'Enter a 6-digit PIN code'],
  [{ adhaar: '1234' }, 'adhaar', 'Please enter a valid 12-digit Aadhar number'],
])('%o is refused at its field, with all that came along', async (wrong, field, message) => {
  const shop = await testShop(api, { shop: { name: 'Kept', address: 'Somewhere' } });
  const before = await profileOf(shop.owner);
  const { status, refusal } = await update(shop, { last_name: 'Changed', ...wrong });
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, code: 'INVALID_INPUT', message }]);
  expect(await profileOf(shop.owner)).toEqual(before);
});

test('GSTIN, PAN and state agree, also with those that stay', async () => {
  const shop = await testShop(api);
  await update(shop, whole);
  const fieldOf = async (body: object) => (await update(shop, body)).refusal.problems?.[0]?.field;
  expect(await fieldOf({ pan: 'ABCPM4418K' })).toBe('pan');
  expect(await fieldOf({ state_code: '27' })).toBe('state_code');
  expect(await fieldOf({ gst: '27AAPFU0939F1ZV' })).toBe('pan');
  const moved = await update(shop, { gst: '27AAPFU0939F1ZV', pan: 'AAPFU0939F' });
  expect(moved.body.data).toMatchObject({ state_code: '27', pan: 'AAPFU0939F' });
});

test('a GSTIN begins the registration, the end of it takes the GSTIN', async () => {
  const shop = await testShop(api, { shop: { name: 'Small shop', registration: 'NONE' } });
  const began = await update(shop, { gst: whole.gst, discount_before_tax: 1 });
  expect(began.body.data).toMatchObject({ registration: 'REGULAR', gst: '08ABCPM4417K1ZL' });
  const { token } = shop.owner;
  const settings = await call(api, tenantSetting, { token, schemaKey: shop.schemaKey });
  expect(settings.body.data.discount_before_tax).toBe(1);
  const ended = await update(shop, { registration: 'NONE', gst: '08ABCPM4417K1ZL' });
  expect(ended.body.data).toMatchObject({ registration: 'NONE', gst: null });
});

test('an employee changes what is his own, and nothing of the shop', async () => {
  const shop = await testShop(api, { shop: { name: 'Meenakshi Boutique', address: 'Johari Bazar' } });
  const by = await shop.addEmployee(['profile:view', 'profile:edit']);
  const own = await update(shop, { full_address: 'Gali 4, Bapu Nagar', email: 'ravi@example.in' }, { by });
  expect(own.body.data).toMatchObject({
    full_address: 'Gali 4, Bapu Nagar',
    shop_address: 'Johari Bazar',
    email: 'ravi@example.in',
  });
  const same = { first_name: 'Ravi', company_name: 'Meenakshi Boutique', gst: null, registration: 'REGULAR' };
  expect((await update(shop, same, { by })).status).toBe(200);
  for (const theirs of [
    { company_name: 'Ravi & Co' },
    { time_zone: 'Asia/Dubai' },
    { pan: 'ABCPM4417K' },
    { discount_before_tax: 0 },
  ]) {
    const { status, refusal } = await update(shop, { first_name: 'R', ...theirs }, { by });
    expect(status).toBe(422);
    expect(refusal.problems).toMatchObject([
      {
        field: Object.keys(theirs)[0],
        code: 'INVALID_INPUT',
        message: 'Only the owner can change this.',
      },
    ]);
  }
  expect((await profileOf(by)).first_name).toBe('Ravi');
});

test('who may only look at the profile may not change it', async () => {
  const shop = await testShop(api);
  const by = await shop.addEmployee(['profile:view']);
  expect((await update(shop, { first_name: 'R' }, { by })).refusal.code).toBe('PERMISSION_DENIED');
});

test('a change that is sent again is made once', async () => {
  const shop = await testShop(api);
  const key = '018f0000-0000-4000-8000-0000000000b1';
  await update(shop, { first_name: 'Asha' }, { key });
  await update(shop, { first_name: 'Usha' });
  expect((await update(shop, { first_name: 'Asha' }, { key })).body.data.first_name).toBe('Asha');
  expect((await profileOf(shop.owner)).first_name).toBe('Usha');
});
