import { beforeEach, expect, test, vi } from 'vitest';
import { createMockEnvironment } from 'relay-test-utils';
import { storeSession } from '../app/session/store.ts';
import { forgetMissing, knownCustomers, recallCustomers, rememberCustomers } from './knownCustomers.ts';
import { keepWithin } from './local/keepWithin.ts';
import { deviceInMemory, kept } from './local/testing.ts';

const device = deviceInMemory();
vi.mock('../local/open.ts', () => ({ openDatabase: async () => device.database }));

const row = (id: string, name: string) => ({ ...kept(id, name), image: null, pending: 0, lastVisit: null });
const names = (environment: ReturnType<typeof createMockEnvironment>) =>
  knownCustomers(environment).map(({ name }) => name);

beforeEach(() => {
  device.rows.clear();
  device.marks.clear();
  storeSession({ access_token: 'secret', tenant_schema: 's_1', emp_id: 'e_1' });
});

test('a later visit knows who was shown before, but not what they owe', async () => {
  const before = createMockEnvironment();
  await keepWithin(before, 'all');
  rememberCustomers(before, [row('c1', 'Priya Nair')]);
  await vi.waitFor(() => expect(device.rows.size).toBe(1));
  const later = createMockEnvironment();
  await recallCustomers(later);
  expect(knownCustomers(later)).toMatchObject([{ name: 'Priya Nair', pending: null, lastVisit: null }]);
});

test('whom a whole answer lacks is forgotten here and on the device', async () => {
  const environment = createMockEnvironment();
  await keepWithin(environment, 'all');
  rememberCustomers(environment, [row('c1', 'Priya Nair'), row('c2', 'Priya Rao'), row('c3', 'Ravi Menon')]);
  await vi.waitFor(() => expect(device.rows.size).toBe(3));
  forgetMissing(environment, 'priya', [row('c2', 'Priya Rao')]);
  expect(names(environment)).toEqual(['Priya Rao', 'Ravi Menon']);
  await vi.waitFor(() => expect([...device.rows.keys()]).toEqual(['c2', 'c3']));
});

test('a narrower scope forgets all of them at once', async () => {
  const environment = createMockEnvironment();
  await keepWithin(environment, 'all');
  rememberCustomers(environment, [row('c1', 'Priya Nair')]);
  await vi.waitFor(() => expect(device.rows.size).toBe(1));
  await keepWithin(environment, 'assigned');
  expect(names(environment)).toEqual([]);
  expect(device.rows.size).toBe(0);
});
