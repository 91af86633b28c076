import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCustomer as insert } from '../../billing/testing/index.ts';
import { type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { detailCalls } from '../testing.ts';

let api: TestApi;
let shop: TestShop;
let customer_id: string;
const calls = () => detailCalls(api, () => shop);
beforeAll(async () => {
  api = await testApi();
});
beforeEach(async () => {
  shop = await testShop(api);
  customer_id = (await insert(shop, { name: 'Priya' })).id;
});
afterAll(() => api.close());

const ANVI = {
  memberId: 'MJ-20418',
  name: 'Anvi Agarwal',
  relation: 'Daughter',
  adhaar_no: '234567890123',
  district: 'Jaipur',
  taluk: 'Sanganer',
  village: 'Vatika',
};
const members = async () => (await calls().details(customer_id)).body.members;

test('a member is added, edited by the member id, and removed', async () => {
  const { body } = await calls().member({ customer_id, ...ANVI });
  expect(body).toMatchObject({
    message: 'Anvi Agarwal saved',
    data: { ...ANVI, adhaar_no: 'XXXX XXXX 0123', CreatedBy: expect.any(String) },
  });
  const { id, version } = body.data;
  const change = { customer_id, id, ...ANVI, adhaar_no: 'XXXX XXXX 0123', village: '' };
  const edited = await calls().member({ ...change, expected_version: version });
  expect(edited.body.data).toMatchObject({ adhaar_no: 'XXXX XXXX 0123', village: null });
  const late = await calls().member({ ...change, expected_version: version });
  expect(late.refusal.code).toBe('CHANGED_MEANWHILE');
  expect((await calls().removeMember(id)).body.message).toBe('Anvi Agarwal removed');
  expect(await members()).toEqual([]);
});

test.each([
  [{ memberId: ' ' }, 'memberId', 'Member ID is missing.'],
  [{ name: '' }, 'name', 'Please enter the name'],
  [{ adhaar_no: '123' }, 'adhaar_no', 'Please enter a valid 12-digit Aadhar number'],
])('%j is refused at its field', async (change, field, message) => {
  const { refusal } = await calls().member({ customer_id, ...ANVI, ...change });
  expect(refusal.problems).toMatchObject([{ field, message }]);
  expect(await members()).toEqual([]);
});

test('a member id stands once in a shop', async () => {
  await calls().member({ customer_id, ...ANVI });
  const other = await insert(shop, { name: 'Ravi' });
  const second = await calls().member({ customer_id: other.id, ...ANVI, memberId: 'mj-20418' });
  expect(second.refusal.problems).toMatchObject([{ field: 'memberId', code: 'MEMBER_ID_TAKEN' }]);
});
