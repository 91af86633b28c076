import { MENUS, TOGGLES } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, type TestApi, testApi, testShop } from '../testing/index.ts';
import { me, menuPermissions } from './contract.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('the owner has every right and no employee id', async () => {
  const { owner, schemaKey } = await testShop(api, {
    businessId: 8,
    shop: { name: 'Drishti', gstin: '08AAAAA0000A1Z5' },
  });
  const { body } = await call(api, me, { token: owner.token });
  expect(body).toMatchObject({
    staff_id: owner.staffId,
    tenant_schema: schemaKey,
    business_id: 8,
    business_name: 'Optician',
    company_name: 'Drishti',
    gst: '08AAAAA0000A1Z5',
    emp_id: null,
    payment_status: 'COMPLETED',
    mobile: owner.mobile,
    time_zone: 'Asia/Kolkata',
    capabilities: ['PRESCRIPTIONS', 'LENS_VARIANTS'],
    must_change_pin: false,
  });
  expect(body.rights).toHaveLength(MENUS.length);
  expect(
    body.rights.every(({ view, create, edit, delete: remove }) => view && create && edit && remove),
  ).toBe(true);
});

test('an employee has the rights of the designation, and the first ones without a rule', async () => {
  const shop = await testShop(api);
  const seller = await shop.addEmployee(['billing:view', 'billing:create']);
  const { body } = await call(api, me, { token: seller.token });
  expect(body).toMatchObject({ emp_id: seller.staffId, first_name: 'Ravi', last_name: 'Das' });
  expect(body.rights).toEqual([{ menu: 'billing', view: true, create: true, edit: false, delete: false }]);
  const newcomer = await shop.addEmployee([]);
  const first = await call(api, me, { token: newcomer.token });
  expect(first.body.rights.map(({ menu }) => menu)).toEqual(['dashboard', 'profile']);
});

test('an employee is told what the shop lets employees do; the owner may all of it', async () => {
  const shop = await testShop(api, { settings: { orderEdit: false, invoiceDelete: true } });
  const seller = await shop.addEmployee(['billing:view']);
  const { body } = await call(api, me, { token: seller.token });
  expect(body.toggles).toEqual([
    'emp_create_contact',
    'emp_view_customer',
    'emp_bill_by_mobile',
    'invoice_edit',
    'invoice_delete',
  ]);
  expect((await call(api, me, { token: shop.owner.token })).body.toggles).toEqual([...TOGGLES]);
});

test('someone of an unpaid shop still sees who he is', async () => {
  const { owner } = await testShop(api, { paymentStatus: 'PENDING' });
  expect((await call(api, me, { token: owner.token })).body.payment_status).toBe('PENDING');
});

test('menus stand in the groups of the sidebar, without those that the business does not have', async () => {
  const { owner, schemaKey } = await testShop(api, { businessId: 11 });
  const sent = { token: owner.token, schemaKey, body: { designation_id: null } };
  const { body } = await call(api, menuPermissions, sent);
  const names = body.data.flatMap(({ menus }) => menus.map(({ slug }) => slug));
  expect(names).toContain('reports-page');
  expect(names).not.toContain('products');
  expect(names).not.toContain('transactions-history');
  expect(names).not.toContain('WEBOPTICALPRODUCTS');
  expect(body.data).toContainEqual({
    menuName: 'Orders',
    menus: [
      { menuName: 'Orders', subMenuName: 'Create Order', slug: 'create-order' },
      { menuName: 'Orders', subMenuName: 'Order List', slug: 'order-list' },
    ],
  });
  expect(body.data).toContainEqual({
    menuName: 'Billing',
    menus: [{ menuName: 'Billing', subMenuName: '', slug: 'billing' }],
  });
});

test('the owner may ask for any designation, an employee for his own only', async () => {
  const shop = await testShop(api);
  const { schemaKey, owner } = shop;
  const seller = await shop.addEmployee(['billing:view']);
  const other = await shop.addEmployee(['customers:view']);
  const designationOf = async (token: string) => (await call(api, me, { token })).body.designation;
  const menusFor = (token: string, designationId: string | null) =>
    call(api, menuPermissions, { token, schemaKey, body: { designation_id: designationId } });
  const sellers = await designationOf(seller.token);
  const own = await menusFor(seller.token, sellers);
  expect(own.body.data.map(({ menuName }) => menuName)).toEqual(['Billing']);
  expect((await menusFor(owner.token, sellers)).body).toEqual(own.body);
  expect((await menusFor(other.token, sellers)).refusal.code).toBe('PERMISSION_DENIED');
  expect((await menusFor(owner.token, shop.tenantId)).refusal.code).toBe('NOT_FOUND');
});
