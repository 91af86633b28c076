import { MENUS, type Right } from '@galla/domain';
import {
  call,
  testApi,
  testShop,
  type TestApi,
  type TestPerson,
  type TestShop,
} from '@galla/upstream/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure, seed } from '../../scripts/test/seed.ts';
import { endpoints } from '../contractEndpoints.ts';
import { freshIds, plant } from './plant.ts';
import { probesOf } from './requests.ts';
import type { World } from './world.ts';

/** Part of everything that identifies a customer or was recorded about one. */
const SECRET = 'customer-of-somebody-else';

let api: TestApi;
let shop: TestShop;
let employee: TestPerson;
let world: World;

/** Gives every text about a customer the same content. */
const mark = () =>
  shop.within(async ({ sql, tenantId }) => {
    const text = SECRET;
    await sql
      .updateTable('customer')
      .set({ name: text, email: text, address: text, city: text, company: text })
      .where('tenantId', '=', tenantId)
      .execute();
    await sql
      .updateTable('document')
      .set({ customerName: text, customerAddress: text, description: text })
      .where('tenantId', '=', tenantId)
      .execute();
    await sql.updateTable('quickBill').set({ customerName: text }).where('tenantId', '=', tenantId).execute();
    await sql
      .updateTable('boutiqueOrderItem')
      .set({ toWhom: text, note: text })
      .where('tenantId', '=', tenantId)
      .execute();
  });

beforeAll(async () => {
  api = await testApi();
  // A gym has everything a shop has, plus members.
  shop = await testShop(api, { businessId: 5 });
  const seller = await shop.addEmployee([]);
  employee = await shop.addEmployee(MENUS.map(({ slug }): Right => `${slug}:view`));
  const ids = freshIds(shop.owner.staffId, seller.staffId);
  await plant(shop, ids, 'planted');
  await mark();
  world = {
    api,
    attacker: shop,
    victim: shop,
    people: [employee],
    foreign: ids,
    shared: ids,
    own: ids,
    // Nothing is written here.
    changedRows: async () => [],
    close: () => api.close(),
  };
});
afterAll(() => api.close());

/** Users who may see a gym's members see all of them, since the staff at its door admits everyone. */
const OPEN: ReadonlySet<string> = new Set(['gym.door', 'gym.doorDay', 'gym.fetchMember']);

const read = endpoints
  .filter(
    ({ name, endpoint }) => endpoint.repeat === 'safe' && endpoint.access !== 'public' && !OPEN.has(name),
  )
  .map((one, at) => ({ ...one, at }));

const probeAs = (person: TestPerson, probe: object) =>
  ({ ...probe, token: person.token, schemaKey: shop.schemaKey }) as never;

test.each(read)(
  `$name tells an employee nothing of a customer whom he was not given (seed ${seed})`,
  async ({ endpoint, at }) => {
    const numRuns = figure(3, 250);
    for (const probe of [
      ...fc.sample(probesOf(endpoint, world), { seed: seed + at, numRuns }),
      ...fc.sample(probesOf(endpoint, world, true), { seed: -(seed + at), numRuns }),
    ]) {
      const { raw } = await call(api, endpoint, probeAs(employee, probe));
      expect(raw.toString('latin1'), JSON.stringify(probe)).not.toContain(SECRET);
    }
  },
);

test('the owner is told of him by many of them, so that it was asked for what is there', async () => {
  const found = [];
  for (const { name, endpoint, at } of read)
    for (const probe of fc.sample(probesOf(endpoint, world, true), { seed: -(seed + at), numRuns: 4 })) {
      const { raw } = await call(api, endpoint, probeAs(shop.owner, probe));
      if (raw.toString('latin1').includes(SECRET)) found.push(name);
    }
  expect(new Set(found).size).toBeGreaterThan(15);
});
