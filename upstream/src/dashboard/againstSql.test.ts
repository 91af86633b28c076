import { addDays, boundsOf, dayIn } from '@galla/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure } from '../../../scripts/test/seed.ts';
import { allQuickBilling, fetchDocuments } from '../billing/contract.ts';
import { expectBalancedBooks } from '../billing/testing/index.ts';
import { listOrders } from '../boutique/contract.ts';
import { duesByAge } from '../reports/dues/contract.ts';
import { call, type TestApi, testApi, type TestPerson } from '../testing/index.ts';
import {
  dashboardDues,
  dashboardFollowUps,
  dashboardSales,
  getDashboardData,
  getempDashboardData,
} from './contract.ts';
import { type Act, anyAct } from './testing/anyAct.ts';
import { type Asked, plain } from './testing/plainSql.ts';
import { type RandomShop, randomShop } from './testing/randomShop.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(async () => {
  await expectBalancedBooks(api.database);
  await api.close();
});

const ZONE = 'Asia/Kolkata';
const BOUTIQUE = 2;

/** Compares every figure shown to a person with plain SQL. */
async function compare({ shop, people }: RandomShop, person: TestPerson, businessId: number) {
  const sent = { token: person.token, schemaKey: shop.schemaKey };
  const today = dayIn(ZONE, api.clock.now);
  const asked: Asked = {
    today,
    from: boundsOf(ZONE, today).from,
    whose: person === people[0] ? null : person.staffId,
    staffId: person.staffId,
    earnsByOrders: businessId === BOUTIQUE,
  };
  const one = async (
    ...[what, of = asked, listed]: [Parameters<typeof plain>[1], Asked?, Parameters<typeof plain>[3]?]
  ) => (await plain(shop, what, of, listed))[0];

  const { data } = (await call(api, getDashboardData, { ...sent, body: {} })).body;
  expect(data).toEqual(await one('stats'));
  const own = (await call(api, getempDashboardData, { ...sent, body: {} })).body.data;
  expect(own).toEqual(await one('stats', { ...asked, whose: person.staffId }));

  const { success: _, ...dues } = (await call(api, dashboardDues, { ...sent, body: {} })).body;
  expect(dues).toEqual(await one('dues'));

  const sales = (await call(api, dashboardSales, { ...sent, body: {} })).body;
  expect({
    total: sales.total,
    by_day: sales.by_day,
    by_mode: Object.fromEntries(sales.by_mode.map(({ mode, total }) => [mode, total])),
    by_employee: Object.fromEntries(sales.by_employee.map(({ id, total }) => [id, total])),
  }).toEqual(await one('sales'));

  if (asked.whose === null) {
    const body = { include: 'summary' as const, limit: 1 };
    expect((await call(api, duesByAge, { ...sent, body })).body.summary?.total).toBe(dues.total);
  }

  const followUps = (await call(api, dashboardFollowUps, { ...sent, body: {} })).body.by_day;
  expect(followUps).toEqual(await plain(shop, 'followUps', asked));

  const ranges = [
    [addDays(today, -400), today],
    [addDays(today, -10), addDays(today, -2)],
  ] as const;
  for (const types of [['INVOICE'], ['ORDER'], ['PROPOSAL'], ['INVOICE', 'ORDER', 'PROPOSAL']] as const) {
    for (const [from_date, to_date] of ranges) {
      const named = types.map((type) => type.toLowerCase() as 'invoice' | 'order' | 'proposal');
      const body = { types: named, from_date, to_date, limit: 1 };
      const { total, summary } = (await call(api, fetchDocuments, { ...sent, body })).body;
      expect({ count: total, ...summary }).toEqual(
        await one('history', asked, { types, first: from_date, last: to_date }),
      );
    }
  }
  const quick = (await call(api, allQuickBilling, { ...sent, query: { include: 'summary' } })).body;
  expect(quick.summary).toEqual(await one('quick'));
  const pieces = (await call(api, listOrders, { ...sent, body: {} })).body;
  expect(pieces.stats).toEqual(await one('pieces'));
  return { data, dues, sales };
}

const holds = (businessId: number) => async (acts: readonly Act[]) => {
  const made = await randomShop(api, businessId, acts);
  const [owner, ...sellers] = made.people;
  if (!owner) throw new Error('A shop has an owner');
  const compared = await compare(made, owner, businessId);
  for (const seller of sellers) await compare(made, seller, businessId);
  // Guards against an empty comparison.
  expect(compared.data.total_customers).toBeGreaterThan(0);
  expect(Number(compared.dues.total)).toBeGreaterThan(0);
};

function counted(businessId: number) {
  const length = figure(100, 1500);
  const acts = fc.array(anyAct, { minLength: length, maxLength: length });
  return fc.assert(fc.asyncProperty(acts, holds(businessId)), { numRuns: 1, endOnFailure: true });
}

test.each([
  ['a shop', 1],
  ['a boutique', BOUTIQUE],
])(
  'whatever happens in %s, its dashboard and histories tell what plain SQL counts, to the paisa',
  async (_, businessId) => {
    await expect(counted(businessId)).resolves.toBeUndefined();
  },
  600_000,
);
