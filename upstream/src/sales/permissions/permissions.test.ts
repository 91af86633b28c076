import { FIRST_RIGHTS } from '@galla/domain';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers } from '../../customers/contract.ts';
import { notifications } from '../../notifications/contract.ts';
import { menuPermissions } from '../../session/contract.ts';
import {
  call,
  type TestApi,
  testApi,
  type TestPerson,
  type TestShop,
  testShop,
} from '../../testing/index.ts';
import { designations, designationTree } from '../hierarchy/contract.ts';
import { menuList, permissions, submitPermissions } from './contract.ts';
import { permissionCalls, type Sent, tick } from './testing.ts';

let api: TestApi;
let shop: TestShop;
let calls: ReturnType<typeof permissionCalls>;
let cashier: TestPerson;
let role: string;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  shop = await testShop(api);
  calls = permissionCalls(api, shop);
  cashier = await shop.addEmployee(['billing:view', 'billing:create']);
  role = await designationOf(cashier);
});

const as = (person: TestPerson) => calls.as(person);
const designationOf = (person: TestPerson) => calls.designationOf(person);
const rightsOf = (person: TestPerson) => calls.rightsOf(person);
const get = (id = role) => calls.get(id);
const update = (by: TestPerson, menus: Sent[], id = role) => calls.update(by, id, menus);
const remove = (by: TestPerson, menuIds: string[], id = role) => calls.remove(by, id, menuIds);

test('tells the menus of the own business, whatever business is named', async () => {
  const body = { type: 'web' as const, business_id: 4 };
  const { data } = (await call(api, menuList, { ...as(shop.owner), body })).body;
  expect(data[0]).toEqual({ id: 'dashboard', menu: 'Dashboard', slug: 'dashboard', submenus: [] });
  expect(data.find(({ id }) => id === 'distribution')?.submenus).toEqual([
    { id: 'sales-setting-master', submenu: 'Permissions', slug: 'sales-setting-master' },
    { id: 'hierarchy-master', submenu: 'Hierarchy', slug: 'hierarchy-master' },
  ]);
  expect(data.map(({ slug }) => slug)).not.toContain('reports-page');
});

test('tells what a role may do, in the groups of the menu list', async () => {
  expect(await get()).toEqual({
    success: true,
    designation_id: role,
    has_rules: true,
    version: 1,
    confirmed_at: null,
    confirmed_by: null,
    data: [
      {
        menuId: 'billing',
        menuName: 'Billing',
        menus: [
          {
            menuId: 'billing',
            menuName: 'Billing',
            subMenuId: null,
            subMenuName: '',
            slug: 'billing',
            permissions: { view: true, create: true, edit: false, delete: false },
          },
        ],
      },
    ],
  });
});

test('tells it of several roles at once, and nothing of those that there are not', async () => {
  const clerk = await designationOf(await shop.addEmployee(['customers:view']));
  const query = { ids: [role, clerk, shop.tenantId].join(',') };
  const { data } = (await call(api, permissions, { ...as(shop.owner), query })).body;
  const { success: _, ...one } = await get();
  expect(data).toHaveLength(2);
  expect(data).toContainEqual(one);
});

test('a tick is in force at the next call, in the rights and in the menu', async () => {
  const { body } = await update(shop.owner, [tick('distribution', { view: true }, 'hierarchy-master')]);
  expect(body).toMatchObject({ message: 'Permissions updated successfully', version: 2 });
  expect(await rightsOf(cashier)).toEqual(['billing:view', 'billing:create', 'hierarchy-master:view']);
  const menus = await call(api, menuPermissions, { ...as(cashier), body: { designation_id: null } });
  expect(menus.body.data.map(({ menuName }) => menuName)).toEqual(['Billing', 'Distribution']);
});

test('a right that is taken away is gone at the next call', async () => {
  const clerk = await shop.addEmployee(['customers:view']);
  const list = () => call(api, customers, as(clerk));
  expect((await list()).status).toBe(200);
  await update(shop.owner, [tick('customers', { view: false })], await designationOf(clerk));
  const { status, refusal } = await list();
  expect([status, refusal.message]).toEqual([403, "You don't have access. Ask the owner."]);
});

test('a group stands for all its menus', async () => {
  await update(shop.owner, [tick('distribution', { view: true, edit: true })]);
  const rights = await rightsOf(cashier);
  for (const menu of ['sales-setting-master', 'hierarchy-master'])
    expect(rights).toEqual(expect.arrayContaining([`${menu}:view`, `${menu}:edit`]));
  await remove(shop.owner, ['distribution']);
  expect(await rightsOf(cashier)).toEqual(['billing:view', 'billing:create']);
});

test('the first tick of a role without rules adds to its first rights', async () => {
  const fresh = await shop.addEmployee([]);
  const id = await designationOf(fresh);
  expect(await get(id)).toMatchObject({ has_rules: false });
  await update(shop.owner, [tick('billing', { view: true })], id);
  expect((await rightsOf(fresh)).toSorted()).toEqual([...FIRST_RIGHTS, 'billing:view'].toSorted());
  // Without its last rule it has the default rights again.
  expect((await remove(shop.owner, ['billing', 'dashboard', 'profile'], id)).body.has_rules).toBe(false);
  expect((await rightsOf(fresh)).toSorted()).toEqual([...FIRST_RIGHTS].toSorted());
});

test('ticks of several people at once all count', async () => {
  const menus = ['customers', 'products', 'services'];
  for (const menu of menus) await update(shop.owner, [tick(menu, { view: true })]);
  const flags = ['create', 'edit', 'delete'];
  const answers = await Promise.all(
    menus.flatMap((menu) => flags.map((flag) => update(shop.owner, [tick(menu, { [flag]: true })]))),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await rightsOf(cashier)).toHaveLength(2 + 12);
  expect((await get()).version).toBe(1 + 12);
});

test('Create, Edit or Delete without View is refused, and leaves nothing behind', async () => {
  const answers = [
    await update(shop.owner, [tick('customers', { edit: true })]),
    await update(shop.owner, [tick('billing', { view: false })]),
    await update(shop.owner, [tick('distribution', { delete: true })]),
    await call(api, submitPermissions, {
      ...as(shop.owner),
      body: { designation_id: role, menus: [tick('services', { create: true })] },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(answers[0]?.refusal.problems?.[0]?.message).toBe(
    'Allow View of CRM first: without it the other rights do nothing.',
  );
  expect(await rightsOf(cashier)).toEqual(['billing:view', 'billing:create']);
  // All flags are removed at once.
  const gone = { view: false, create: false, edit: false, delete: false };
  expect((await update(shop.owner, [tick('billing', gone)])).status).toBe(200);
});

test('the owner’s bell tells who changed the rights of whom', async () => {
  const clerk = await shop.addEmployee([
    'sales-setting-master:view',
    'sales-setting-master:edit',
    'customers:view',
    'customers:edit',
  ]);
  await update(clerk, [tick('customers', { view: true, edit: true })]);
  await update(clerk, [tick('customers', { view: true })]);
  const { data } = (await call(api, notifications, { ...as(shop.owner), body: {} })).body;
  const messages = data.filter(({ kind }) => kind === 'SETTINGS_CHANGED').map(({ message }) => message);
  expect(messages).toEqual([expect.stringMatching(/ changed the rights of .+: 2 given, 0 taken away\.$/)]);
});

test('confirming says exactly what the role may do, until the next change', async () => {
  const submit = (menus: Sent[], expected_version?: number) =>
    call(api, submitPermissions, {
      ...as(shop.owner),
      body: {
        designation_id: role,
        menus,
        ...(expected_version !== undefined && { expected_version }),
      },
    });
  const seen = [tick('billing', { view: true }), tick('customers', { view: true, create: true })];
  const { body } = await submit(seen, 1);
  expect(body).toMatchObject({
    message: 'Permissions confirmed',
    confirmed_at: api.clock.now.toISOString(),
    confirmed_by: 'Asha Rao',
    version: 2,
  });
  expect(await rightsOf(cashier)).toEqual(['billing:view', 'customers:view', 'customers:create']);
  const late = await submit(seen, 1);
  expect([late.status, late.refusal.code]).toEqual([409, 'CHANGED_MEANWHILE']);
  // A change without effect keeps the confirmation.
  await update(shop.owner, [tick('billing', { view: true })]);
  expect(await get()).toMatchObject({ confirmed_by: 'Asha Rao', version: 2 });
  await update(shop.owner, [tick('billing', { view: false })]);
  expect(await get()).toMatchObject({ confirmed_by: null, confirmed_at: null, version: 3 });
});

test('confirming leaves what the business does not show', async () => {
  const other = await shop.addEmployee(['reports-page:view', 'billing:view']);
  const id = await designationOf(other);
  const body = { designation_id: id, menus: [] };
  await call(api, submitPermissions, { ...as(shop.owner), body });
  expect(await rightsOf(other)).toEqual(['reports-page:view']);
});

test('a role or menu that there is not is told as such', async () => {
  const answers = [
    await update(shop.owner, [tick('nothing', { view: true })]),
    await update(shop.owner, [tick('billing', { view: true }, 'hierarchy-master')]),
    await update(shop.owner, [tick('reports-page', { view: true })]),
    await update(shop.owner, [], shop.owner.staffId),
    await remove(shop.owner, ['nothing']),
  ];
  for (const { status, refusal } of answers) {
    expect(status).toBe(404);
    expect(refusal.message).toBe('Could not find role or menu for this permission.');
  }
  expect(await rightsOf(cashier)).toEqual(['billing:view', 'billing:create']);
});

test('the designations tell how many rights each gives, of those that the business has', async () => {
  const other = await shop.addEmployee(['reports-page:view', 'billing:view']);
  const id = await designationOf(other);
  const flat = (await call(api, designations, as(shop.owner))).body.data;
  const tree = (await call(api, designationTree, as(shop.owner))).body.data;
  expect(flat.map(({ id, rights }) => [id, rights])).toEqual([
    [role, 2],
    [id, 1],
  ]);
  expect(tree.map((row) => ({ ...row, children: undefined }))).toEqual(flat);
});
