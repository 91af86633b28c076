import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCustomer } from '../../billing/testing/index.ts';
import { newId } from '../../db/id.ts';
import { call, type TestApi, testApi, type TestShop, testShop } from '../../testing/index.ts';
import { addBranch } from '../branches/contract.ts';
import { moveMembership } from './move.ts';

let api: TestApi;
let shop: TestShop;
beforeAll(async () => {
  api = await testApi();
  shop = await testShop(api, { businessId: 5 });
});
afterAll(() => api.close());

test('a membership moves to who is kept, and is there once where both have one', async () => {
  const body = {
    name: 'Kothrud',
    address: 'Karve Road',
    phone: '020 2546 1187',
    email: 'kothrud@irontemple.in',
    manager: 'Rohan Kulkarni',
    opening_hours: '5:30 – 22:30',
  };
  const { token } = shop.owner;
  const branch = (await call(api, addBranch, { token, schemaKey: shop.schemaKey, body })).body.data.id;
  const { now } = api.clock;
  const enrol = async (customerId: string): Promise<string> => {
    const id = newId();
    const row = { tenantId: shop.tenantId, id, customerId, branchId: branch, createdAt: now, updatedAt: now };
    await shop.within((db) => db.sql.insertInto('gymMember').values(row).execute());
    return id;
  };
  const members = () =>
    shop.within((db) =>
      db.sql
        .selectFrom('gymMember')
        .where('tenantId', '=', db.tenantId)
        .select(['id', 'customerId'])
        .execute(),
    );
  const [merged, kept, second] = [
    await addCustomer(shop),
    await addCustomer(shop),
    await addCustomer(shop),
  ].map(({ id }) => id);
  const first = await enrol(merged ?? '');
  await shop.within((db) => moveMembership(db, merged ?? '', kept ?? '', now));
  expect(await members()).toEqual([{ id: first, customerId: kept }]);
  await enrol(second ?? '');
  await shop.within((db) => moveMembership(db, second ?? '', kept ?? '', now));
  expect(await members()).toEqual([{ id: first, customerId: kept }]);
});

/** The first days of a membership's periods, in order. */
async function chainOf(memberId: string): Promise<string[]> {
  const periods = await shop.within((db) =>
    db.sql
      .selectFrom('gymPeriod')
      .where('tenantId', '=', db.tenantId)
      .where('memberId', '=', memberId)
      .select(['id', 'previousId', 'startsOn'])
      .execute(),
  );
  const chain: string[] = [];
  let found = periods.find(({ previousId }) => previousId === null);
  while (found) {
    const { id, startsOn } = found;
    chain.push(startsOn);
    found = periods.find(({ previousId }) => previousId === id);
  }
  expect(chain).toHaveLength(periods.length);
  return chain;
}

test.each([
  ['2026-02-01', '2026-03-01'],
  ['2026-03-01', '2026-02-01'],
])('what both had bought stays, as one chain: from %s and from %s', async (first, second) => {
  const { now } = api.clock;
  const member = async (customerId: string, startsOn: string): Promise<string> => {
    const [id, period] = [newId(), newId()];
    const said = { tenantId: shop.tenantId, createdAt: now, updatedAt: now };
    const bought = { durationId: newId(), unit: 'MONTHS', length: 1, startsOn, endsOn: '2026-12-31' };
    await shop.within(async (db) => {
      const branch = await db.sql
        .selectFrom('branch')
        .where('tenantId', '=', db.tenantId)
        .select('id')
        .executeTakeFirstOrThrow();
      await db.sql
        .insertInto('gymMember')
        .values({ ...said, id, customerId, branchId: branch.id })
        .execute();
      await db.sql
        .insertInto('gymPeriod')
        .values({ ...said, ...bought, id: period, memberId: id })
        .execute();
    });
    return id;
  };
  const [from, to] = [(await addCustomer(shop)).id, (await addCustomer(shop)).id];
  await member(from, first);
  const kept = await member(to, second);
  await shop.within((db) => moveMembership(db, from, to, now));
  expect(await chainOf(kept)).toEqual(['2026-02-01', '2026-03-01']);
});
