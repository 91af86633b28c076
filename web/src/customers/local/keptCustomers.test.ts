import { beforeEach, expect, test, vi } from 'vitest';
import { dropToken, storeSession } from '../../app/session/store.ts';
import { forgetCustomers, keepCustomers, keepCustomersOf, readCustomers } from './keptCustomers.ts';
import { deviceInMemory, kept } from './testing.ts';

const device = deviceInMemory();
vi.mock('../../local/open.ts', () => ({ openDatabase: async () => device.database }));

const DAY_MS = 86_400_000;
const ids = async () => (await readCustomers()).map(({ id }) => id);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') });
  device.rows.clear();
  device.marks.clear();
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e_1' });
  await keepCustomersOf('all');
});

test('a customer that was shown is there as it was, for 24 hours', async () => {
  await keepCustomers([kept('c1', 'Priya Nair')]);
  vi.setSystemTime(Date.now() + DAY_MS - 1);
  await keepCustomersOf('all');
  expect(await readCustomers()).toMatchObject([kept('c1', 'Priya Nair')]);
  vi.setSystemTime(Date.now() + 1);
  expect(await readCustomers()).toEqual([]);
  await keepCustomers([kept('c2', 'Ravi Menon')]);
  expect([...device.rows.keys()]).toEqual(['c2']);
});

test('whoever may see others than before finds none of those that were kept', async () => {
  await keepCustomers([kept('c1', 'Priya Nair')]);
  await keepCustomersOf('all');
  expect(await ids()).toEqual(['c1']);
  await keepCustomersOf('assigned');
  expect(await ids()).toEqual([]);
  expect(device.rows.size).toBe(0);
});

test('another person on this device does not get them', async () => {
  await keepCustomers([kept('c1', 'Priya Nair')]);
  storeSession({ access_token: 'other', tenant_schema: 's_2', emp_id: 'e_2' });
  expect(await ids()).toEqual([]);
});

test('nothing is kept after the session has ended', async () => {
  dropToken();
  await keepCustomers([kept('c1', 'Priya Nair')]);
  expect(device.rows.size).toBe(0);
});

test('no more than 2,000 are kept, those seen last', async () => {
  const many = Array.from({ length: 1_999 }, (_, n) => kept(`old${n}`, `Customer ${n}`));
  await keepCustomers(many);
  vi.setSystemTime(Date.now() + 1);
  await keepCustomers([kept('c1', 'Priya Nair'), kept('c2', 'Ravi Menon')]);
  expect(device.rows.size).toBe(2_000);
  expect(device.rows.has('c1') && device.rows.has('c2')).toBe(true);
});

test('forgets whom the server does not show any more, and keeps no sealed field and no money', async () => {
  const more = { ...kept('c1', 'Priya Nair'), aadhaar: '1234', pending: 5_000 };
  await keepCustomers([more, kept('c2', 'Ravi Menon')]);
  expect(Object.keys(device.rows.get('c1') ?? {}).toSorted()).toEqual(
    ['customer_id', 'email', 'group', 'mobile', 'name', 'until', 'words'].toSorted(),
  );
  await forgetCustomers(['c1']);
  expect(await ids()).toEqual(['c2']);
});
