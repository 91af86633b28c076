import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop, type TestShop } from '../testing/index.ts';
import { accountDetails, addAccountDetails, editAccountDetail, tenantSetting } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const signed = ({ owner: { token }, schemaKey }: TestShop) => ({ token, schemaKey });

const add = (shop: TestShop, upi_id: string, upi_name = 'Asha Rao') =>
  call(api, addAccountDetails, {
    ...signed(shop),
    query: { form_name: 'account_details' },
    body: { form_data: { upi_name, upi_id } },
  });

const edit = (shop: TestShop, id: string, upi_id: string) =>
  call(api, editAccountDetail, {
    ...signed(shop),
    body: { id, form_data: { upi_name: 'Asha Rao', upi_id } },
  });

async function accountsOf(shop: TestShop) {
  return (await call(api, accountDetails, signed(shop))).body.account_details;
}

test('the settings of a new shop are the documented ones', async () => {
  const shop = await testShop(api);
  const { body } = await call(api, tenantSetting, signed(shop));
  expect(body.data).toEqual({
    emp_view_contact: 0,
    emp_create_contact: 1,
    emp_view_customer: 1,
    emp_bill_by_mobile: 1,
    gst_persantage: '18',
    order_edit: 1,
    order_delete: 0,
    photo_before_ready: 0,
    max_discount: null,
    max_price_cut: null,
    never_below_cost: 0,
    invoice_edit: 1,
    invoice_delete: 0,
    terms_and_conditions: '',
    discount_before_tax: 0,
    round_off: 0,
    print_at_once: 0,
    hsn_on_slip: 0,
    bill_paper: 'PAGE',
    page_size: 'A4',
    remind_tasks_at: '09:00',
    remind_appointments_before: 30,
    share_from: '09:00',
    share_until: '21:00',
    location_days: 90,
    point_value: '1.00',
    commission_by_designation: 0,
    commission_before_tax: 0,
    commission_on_money: 0,
    qr: {
      size: 160,
      colour: '#000000',
      background: '#FFFFFF',
      border_radius: 8,
      border_width: 2,
      border_colour: '#DAE1E3',
      icon_size: 40,
      error_level: 'H',
    },
  });
});

test('a UPI account is added, listed and changed, with the documented texts', async () => {
  const shop = await testShop(api);
  expect(await accountsOf(shop)).toEqual([]);
  const added = await add(shop, ' asha@okbank ');
  expect(added.body).toMatchObject({ success: true, message: 'Form submitted successfully.' });
  const { id } = added.body.data;
  const second = await add(shop, 'second@okbank');
  expect(await accountsOf(shop)).toEqual([
    { id, upi_id: 'asha@okbank', upi_name: 'Asha Rao' },
    second.body.data,
  ]);
  const edited = await edit(shop, id, 'asha.rao@upi');
  expect(edited.body).toMatchObject({ message: 'Account details updated successfully.', data: { id } });
  expect((await accountsOf(shop))[0]?.upi_id).toBe('asha.rao@upi');
});

test.each([
  ['', 'Asha', [{ field: 'upi_id', code: 'INVALID_INPUT', message: 'UPI ID is required' }]],
  [
    'asha',
    'Asha',
    [{ field: 'upi_id', code: 'INVALID_INPUT', message: 'Enter a valid UPI ID, like name@bank' }],
  ],
  ['asha@okbank', ' ', [{ field: 'upi_name', code: 'INVALID_INPUT', message: 'UPI Name is required' }]],
])('the UPI id "%s" of "%s" is refused at its field', async (upiId, upiName, problems) => {
  const shop = await testShop(api);
  const { status, refusal } = await add(shop, upiId, upiName);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject(problems);
  expect(await accountsOf(shop)).toEqual([]);
});

test('an account of another shop is not found and not touched', async () => {
  const [one, other] = [await testShop(api), await testShop(api)];
  const { id } = (await add(one, 'asha@okbank')).body.data;
  expect((await edit(other, id, 'thief@okbank')).refusal.code).toBe('NOT_FOUND');
  expect((await edit(one, randomUUID(), 'thief@okbank')).refusal.code).toBe('NOT_FOUND');
  expect((await accountsOf(one))[0]?.upi_id).toBe('asha@okbank');
});

test('the tenant named in the body must be the own one too', async () => {
  const [one, other] = [await testShop(api), await testShop(api)];
  const { refusal } = await call(api, addAccountDetails, {
    ...signed(one),
    query: { form_name: 'account_details' },
    body: { tenant_schema: other.schemaKey, form_data: { upi_name: 'A', upi_id: 'a@bank' } },
  });
  expect(refusal.code).toBe('TENANT_MISMATCH');
});
