import { randomUUID } from 'node:crypto';
import { ALL_RIGHTS } from '@galla/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { servicesProducts } from '../catalogue/contract.ts';
import { call, type TestApi, testApi, type TestPerson, testShop } from '../testing/index.ts';
import { changePin, login, logout, me, oneTimePin } from './contract.ts';
import { MINUTE, pass, tryWrong } from './guard/testing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const make = ({ token }: TestPerson, { staffId }: Pick<TestPerson, 'staffId'>, key: string = randomUUID()) =>
  call(api, oneTimePin, { token, key, body: { employee_id: staffId } });
const signIn = (mobile: string, password: string) => call(api, login, { body: { mobile, password } });

test('the PIN is told once, takes the place of the old one, and ends the sessions of the employee', async () => {
  const shop = await testShop(api);
  const employee = await shop.addEmployee(['products:view']);
  const { status, body } = await make(shop.owner, employee);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    employee_id: employee.staffId,
    pin: expect.stringMatching(/^\d{4}$/),
  });
  expect((await call(api, me, { token: employee.token })).status).toBe(401);
  expect((await call(api, me, { token: shop.owner.token })).status).toBe(200);
  expect((await signIn(employee.mobile, body.pin)).status).toBe(200);
});

test('the PIN is not kept: a repetition makes no second one and is refused with a code of its own', async () => {
  const shop = await testShop(api);
  const employee = await shop.addEmployee([]);
  const key = randomUUID();
  const { pin } = (await make(shop.owner, employee, key)).body;
  const again = await make(shop.owner, employee, key);
  expect([again.status, again.refusal.code]).toEqual([409, 'SHOWN_ONCE']);
  expect(await shop.keptFor(key)).toEqual([{}]);
  expect((await signIn(employee.mobile, pin)).status).toBe(200);
});

test('until it is changed all is refused but to see who one is and to log out', async () => {
  const shop = await testShop(api);
  const { schemaKey } = shop;
  const employee = await shop.addEmployee(['products:view']);
  const { pin } = (await make(shop.owner, employee)).body;
  const token = (await signIn(employee.mobile, pin)).body.access_token;
  const look = () => call(api, servicesProducts, { token, schemaKey });
  expect((await call(api, me, { token })).body.must_change_pin).toBe(true);
  expect((await look()).refusal).toMatchObject({
    code: 'PIN_CHANGE_REQUIRED',
    message: 'Choose your own PIN first.',
  });
  const again = { old_password: pin, password: pin, password_confirmation: pin };
  expect((await call(api, changePin, { token, body: again })).status).toBe(422);
  expect((await look()).status).toBe(403);
  const chosen = pin === '9150' ? '9151' : '9150';
  const own = { old_password: pin, password: chosen, password_confirmation: chosen };
  expect((await call(api, changePin, { token, body: own })).status).toBe(200);
  expect((await look()).status).toBe(200);
  expect((await call(api, me, { token })).body.must_change_pin).toBe(false);
  expect((await call(api, logout, { token })).status).toBe(200);
  expect((await signIn(employee.mobile, pin)).refusal.code).toBe('INVALID_CREDENTIALS');
});

test('it opens an account that too many wrong PINs had closed', async () => {
  const shop = await testShop(api);
  const employee = await shop.addEmployee([]);
  await tryWrong(api, employee.mobile, 6);
  expect((await signIn(employee.mobile, employee.pin)).refusal.code).toBe('TRY_LATER');
  const { pin } = (await make(shop.owner, employee)).body;
  expect((await signIn(employee.mobile, pin)).status).toBe(200);
});

test('it is made only by who has given the own PIN within 10 minutes', async () => {
  const shop = await testShop(api);
  const employee = await shop.addEmployee([]);
  pass(api, 10 * MINUTE);
  expect((await make(shop.owner, employee)).refusal.code).toBe('PIN_REQUIRED');
  expect((await call(api, me, { token: employee.token })).status).toBe(200);
});

test('the owner alone makes one, not for himself, nor for another shop', async () => {
  const [shop, other] = [await testShop(api), await testShop(api)];
  const all = await shop.addEmployee(ALL_RIGHTS);
  const employee = await shop.addEmployee(['billing:view']);
  const foreign = await other.addEmployee([]);
  const refusalFor = async (by: TestPerson, person: TestPerson) => (await make(by, person)).refusal.code;
  expect(await refusalFor(all, employee)).toBe('PERMISSION_DENIED');
  expect(await refusalFor(all, shop.owner)).toBe('PERMISSION_DENIED');
  expect(await refusalFor(shop.owner, foreign)).toBe('NOT_FOUND');
  expect((await make(shop.owner, shop.owner)).refusal.problems).toMatchObject([{ field: 'employee_id' }]);
  for (const { token } of [employee, all, foreign, shop.owner])
    expect((await call(api, me, { token })).status).toBe(200);
});
