import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer } from '../billing/testing/index.ts';
import { createDesignation } from '../sales/contract.ts';
import { changePin, login, me, oneTimePin, updateProfile } from '../session/contract.ts';
import { call, type TestApi, testApi, type TestPerson, type TestShop, testShop } from '../testing/index.ts';
import { editEmployee, employeeDesignation, employeeList, employees, saveEmployee } from './contract.ts';

let api: TestApi;
let shop: TestShop;
let last = 6_800_000_000;
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
});
afterAll(() => api.close());

const freshMobile = (): string => String((last += 1));
const as = ({ token }: TestPerson = shop.owner) => ({ token, schemaKey: shop.schemaKey });
const save = (body: object, by?: TestPerson) =>
  call(api, saveEmployee, {
    ...as(by),
    body: { full_name: 'Kavita Sharma', mobile: freshMobile(), ...body },
  });
const edit = (id: string, body: object, by?: TestPerson) =>
  call(api, editEmployee, { ...as(by), body: { id, ...body } });
const list = async (by?: TestPerson) => (await call(api, employeeList, as(by))).body.data;
const one = async (id: string) => (await list()).find((person) => person.id === id);
const idOf = async (body: object = {}): Promise<string> => (await save(body)).body.data.id;
const managers = async (designation_id: string) =>
  (await call(api, employeeDesignation, { ...as(), body: { designation_id } })).body.employees;
const designation = async (name: string, parent_id?: string): Promise<string> => {
  const body = { name, visibility_points: 0, commission_percent: '0', ...(parent_id && { parent_id }) };
  return (await call(api, createDesignation, { ...as(), body })).body.data.id;
};

test('an employee is added by the form, and listed behind the owner', async () => {
  const mobile = freshMobile();
  const { body } = await save({
    mobile: `+91 ${mobile}`,
    form_id: 6,
    gender: 'Female',
    employee_type: 'Full time',
    dateOfJoining: '2026-11-20',
    reporting_to: shop.owner.staffId,
    specialization: 'Sarees,Bridal',
  });
  expect(body).toMatchObject({
    success: true,
    message: 'Employee added successfully',
    data: {
      full_name: 'Kavita Sharma',
      mobile,
      gender: 'Female',
      employee_type: 'Full time',
      status: 1,
      is_owner: 0,
      dateOfJoining: '2026-11-20',
      reporting_to: shop.owner.staffId,
      specialization: 'Sarees,Bridal',
      pending_orders: 0,
    },
  });
  expect((await list()).map(({ is_owner }) => is_owner)).toEqual([1, 0]);
});

test('until the owner makes a PIN nobody signs in; that one is changed at the first sign-in', async () => {
  const mobile = freshMobile();
  const id = await idOf({ mobile });
  const manager = await shop.addEmployee(['employees:edit']);
  const make = (by: TestPerson) => call(api, oneTimePin, { token: by.token, body: { employee_id: id } });
  expect((await make(manager)).refusal.code).toBe('PERMISSION_DENIED');
  const { pin } = (await make(shop.owner)).body;
  const { body } = await call(api, login, { body: { mobile, password: pin } });
  const token = body.access_token;
  expect((await call(api, me, { token })).body.must_change_pin).toBe(true);
  const own = pin === '9150' ? '9151' : '9150';
  const change = { old_password: pin, password: own, password_confirmation: own };
  expect((await call(api, changePin, { token, body: change })).status).toBe(200);
});

test.each([
  [{ full_name: ' ' }, 'full_name', 'Full name is required'],
  [{ mobile: '' }, 'mobile', 'Mobile number is required'],
  [{ mobile: '987654321' }, 'mobile', 'Enter an Indian mobile number: 10 digits, starting with 6, 7, 8 or 9'],
  [
    { mobile: '98765432101' },
    'mobile',
    'Enter an Indian mobile number: 10 digits, starting with 6, 7, 8 or 9',
  ],
  [{ full_name: 'x'.repeat(81) }, 'full_name', 'At most 80 characters.'],
  [{ dateOfJoining: '20/11/2026' }, 'dateOfJoining', undefined],
  [{ gender: 'None' }, 'gender', undefined],
  [{ wings: '2' }, 'wings', undefined],
  [{ form_id: 7 }, 'form_id', 'This is not the form of employees.'],
])('bad input %# is told at its field, and nobody is added', async (body, field, message) => {
  const { status, refusal } = await save(body);
  expect(status).toBe(422);
  expect(refusal.problems).toMatchObject([{ field, ...(message !== undefined && { message }) }]);
  expect(await list()).toHaveLength(1);
});

test('a mobile that is in use tells the same, in this shop and in another', async () => {
  const other = await testShop(api);
  for (const mobile of [shop.owner.mobile, other.owner.mobile]) {
    const { refusal } = await save({ mobile });
    expect(refusal.problems).toMatchObject([
      {
        field: 'mobile',
        code: 'MOBILE_TAKEN',
        message: 'Failed to save employee. The mobile number may already exist.',
      },
    ]);
  }
  expect(await list()).toHaveLength(1);
});

test('an edit changes what it names, from the version that was seen', async () => {
  const id = await idOf({ gender: 'Female' });
  const { version } = (await one(id)) ?? {};
  const { body } = await edit(id, { full_name: 'Kavita Rao', expected_version: version });
  expect(body).toMatchObject({
    message: 'Employee updated successfully',
    data: { full_name: 'Kavita Rao', gender: 'Female' },
  });
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  await edit(id, { gender: 'Other' });
  const late = await edit(id, { full_name: 'K', expected_version: version });
  expect(late.refusal.code).toBe('CHANGED_MEANWHILE');
});

test('what somebody changed in the own profile meanwhile is not overwritten', async () => {
  const employee = await shop.addEmployee(['profile:view', 'profile:edit']);
  const { version } = (await one(employee.staffId)) ?? {};
  api.clock.now = new Date(api.clock.now.getTime() + 1000);
  await call(api, updateProfile, { ...as(employee), body: { first_name: 'Zoya' } });
  const late = await edit(employee.staffId, { full_name: 'K', expected_version: version });
  expect(late.refusal.code).toBe('CHANGED_MEANWHILE');
});

test('another mobile signs in from then on, and a taken one is refused', async () => {
  const mobile = freshMobile();
  const id = await idOf({ mobile });
  expect((await edit(id, { mobile: shop.owner.mobile })).refusal.problems).toMatchObject([
    { field: 'mobile', code: 'MOBILE_TAKEN' },
  ]);
  const next = freshMobile();
  expect((await edit(id, { mobile: next })).body.data.mobile).toBe(next);
  const { pin } = (await call(api, oneTimePin, { token: shop.owner.token, body: { employee_id: id } })).body;
  expect((await call(api, login, { body: { mobile, password: pin } })).status).toBe(401);
  expect((await call(api, login, { body: { mobile: next, password: pin } })).status).toBe(200);
});

test('nobody reports to himself, at once or through others', async () => {
  const [anil, bina] = [await idOf(), await idOf()];
  expect((await edit(bina, { reporting_to: anil })).status).toBe(200);
  for (const to of [anil, bina]) {
    expect((await edit(anil, { reporting_to: to })).refusal.problems).toMatchObject([
      { field: 'reporting_to', message: 'Nobody can report to themselves, directly or through others.' },
    ]);
  }
  const foreign = await testShop(api);
  expect((await edit(anil, { reporting_to: foreign.owner.staffId })).status).toBe(422);
});

test('one reports to the people of the designations above, nearest first, and to the owner', async () => {
  const top = await designation('Store head');
  const middle = await designation('Floor lead', top);
  const low = await designation('Assistant', middle);
  const head = await idOf({ full_name: 'Imran Ansari', designation: top });
  const lead = await idOf({ full_name: 'Rekha Yadav', designation: middle });
  await idOf({ full_name: 'Gopal Saini', designation: low });
  expect((await managers(low)).map(({ id }) => id)).toEqual(
    expect.arrayContaining([lead, head, shop.owner.staffId]),
  );
  expect(await managers(low)).toHaveLength(3);
  expect((await managers(top)).map(({ id }) => id)).toEqual([shop.owner.staffId]);
  expect(await managers(shop.owner.staffId)).toMatchObject([{ id: shop.owner.staffId }]);
});

test('who is made inactive is signed out at once, no more to be chosen, and comes back', async () => {
  const employee = await shop.addEmployee(['billing:view']);
  const { body } = await edit(employee.staffId, { business_id: 1, status: 0 });
  expect(body.data.status).toBe(0);
  expect((await call(api, me, { token: employee.token })).status).toBe(401);
  const active = await call(api, employees, { ...as(), query: { status: 1 } });
  expect(active.body.data).toEqual([]);
  const again = { mobile: employee.mobile, password: employee.pin };
  expect((await call(api, login, { body: again })).status).not.toBe(200);
  await edit(employee.staffId, { status: 1 });
  expect((await call(api, login, { body: again })).status).toBe(200);
});

test('who takes over gets customers and open tasks; another inactive person can not', async () => {
  const leaving = await shop.addEmployee(['customers:view']);
  const staying = await shop.addEmployee(['customers:view']);
  const gone = await shop.addEmployee([]);
  await edit(gone.staffId, { status: 0 });
  const customer = await addCustomer(shop, { name: 'Priya Agarwal' });
  const made = { createdAt: api.clock.now, updatedAt: api.clock.now, detail: 'Call', dueOn: '2026-11-25' };
  await shop.within(async ({ sql, tenantId }) => {
    await sql
      .updateTable('customer')
      .set({ assignedTo: leaving.staffId })
      .where('tenantId', '=', tenantId)
      .where('id', '=', customer.id)
      .execute();
    const task = { ...made, tenantId, staffId: leaving.staffId };
    await sql
      .insertInto('task')
      .values([
        { ...task, id: '018f0000-0000-7000-8000-000000000001' },
        { ...task, id: '018f0000-0000-7000-8000-000000000002', doneAt: api.clock.now },
      ])
      .execute();
  });
  for (const takeover_id of [gone.staffId, leaving.staffId, (await testShop(api)).owner.staffId]) {
    const { refusal } = await edit(leaving.staffId, { status: 0, takeover_id });
    expect(refusal.problems).toMatchObject([{ field: 'takeover_id' }]);
  }
  await edit(leaving.staffId, { status: 0, takeover_id: staying.staffId });
  const owners = await shop.within(async ({ sql, tenantId }) => ({
    customers: await sql
      .selectFrom('customer')
      .select('assignedTo')
      .where('tenantId', '=', tenantId)
      .where('id', '=', customer.id)
      .execute(),
    tasks: await sql
      .selectFrom('task')
      .select('staffId')
      .where('tenantId', '=', tenantId)
      .orderBy('id')
      .execute(),
  }));
  expect(owners).toEqual({
    customers: [{ assignedTo: staying.staffId }],
    tasks: [{ staffId: staying.staffId }, { staffId: leaving.staffId }],
  });
});

test('nobody changes himself, the owner, who may do more, or somebody of another shop', async () => {
  const manager = await shop.addEmployee(['employees:view', 'employees:edit', 'employees:create']);
  const stronger = await shop.addEmployee(['billing:view', 'billing:create']);
  expect((await edit(manager.staffId, { status: 0 }, manager)).refusal.problems).toMatchObject([
    { message: 'You cannot make yourself inactive.' },
  ]);
  expect((await edit(manager.staffId, { full_name: 'M' }, manager)).status).toBe(422);
  expect((await edit(shop.owner.staffId, { status: 0 }, manager)).refusal.code).toBe(
    'PERSON_HAS_MORE_RIGHTS',
  );
  expect((await edit(stronger.staffId, { status: 0 }, manager)).refusal.code).toBe('PERSON_HAS_MORE_RIGHTS');
  expect((await edit(shop.owner.staffId, { status: 0 })).status).toBe(422);
  const foreign = await testShop(api);
  expect((await edit(foreign.owner.staffId, { status: 0 })).refusal.code).toBe('NOT_FOUND');
  const { designation: above } = (await one(stronger.staffId)) ?? {};
  expect((await save({ designation: above }, manager)).refusal.problems).toMatchObject([
    { field: 'designation', message: 'You cannot assign a designation with more rights than your own.' },
  ]);
  expect((await save({}, manager)).status).toBe(200);
});
