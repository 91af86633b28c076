import { call, testApi, testShop, type TestApi, type TestShop } from '@galla/upstream/testing';
import { customers, session } from '@galla/upstream/contract';
import fc from 'fast-check';
import { Pool } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { figure, seed } from '../../scripts/test/seed.ts';

/** Nothing of one request may reach another that runs in parallel, even when callers disconnect midway. */

const SHOPS = 20;
const REQUESTS = figure(1000, 10_000);

let api: TestApi;
let pool: Pool;
let shops: { shop: TestShop; mark: string }[];
beforeAll(async () => {
  api = await testApi();
  shops = [];
  for (let index = 0; index < SHOPS; index += 1) {
    const mark = `shop-number-${index}-`;
    const shop = await testShop(api, { shop: { name: `${mark}name`, stateCode: '08' } });
    await shop.within(({ sql, tenantId }) =>
      sql
        .insertInto('customer')
        .values({ tenantId, id: crypto.randomUUID(), name: `${mark}customer`, mobile: '9876543210' })
        .execute(),
    );
    shops.push({ shop, mark });
  }
  pool = new Pool(await api.app.listen({ host: '127.0.0.1', port: 0 }), { connections: 40 });
});
afterAll(async () => {
  await pool.close();
  await api.close();
});

/** One request of a shop: the marks of other shops in its answer. */
async function strangersIn(index: number, kind: 'me' | 'customers', hangsUp: boolean): Promise<string[]> {
  const { shop, mark } = shops[index] ?? raise();
  const endpoint = kind === 'me' ? session.me : customers.customers;
  const path = `${endpoint.path}${kind === 'me' ? '' : `?tenant_schema=${shop.schemaKey}`}`;
  const abort = new AbortController();
  const asked = pool.request({
    path,
    method: 'GET',
    headers: { authorization: `Bearer ${shop.owner.token}` },
    signal: abort.signal,
  });
  if (hangsUp) {
    // In flight by then; whether the answer arrives first does not matter.
    setImmediate(() => abort.abort());
    await asked.then(({ body }) => body.dump()).catch(() => undefined);
    return [];
  }
  const text = await (await asked).body.text();
  expect(text).toContain(mark);
  return shops.map((one) => one.mark).filter((other) => other !== mark && text.includes(other));
}

function raise(): never {
  throw new Error('There is no such shop');
}

test(`${REQUESTS} interleaved requests of ${SHOPS} shops mix nothing up (seed ${seed})`, async () => {
  const asked = fc.record({
    index: fc.integer({ min: 0, max: SHOPS - 1 }),
    kind: fc.constantFrom('me' as const, 'customers' as const),
    hangsUp: fc.integer({ min: 0, max: 19 }).map((number) => number === 0),
  });
  const requests = fc.sample(asked, { seed, numRuns: REQUESTS });
  const found = await Promise.all(
    requests.map(({ index, kind, hangsUp }) => strangersIn(index, kind, hangsUp)),
  );
  expect(found.flat()).toEqual([]);
});

test('after all that, a connection serves the next shop clean', async () => {
  const { shop, mark } = shops[0] ?? raise();
  const { body } = await call(api, customers.customers, {
    token: shop.owner.token,
    schemaKey: shop.schemaKey,
  });
  expect(body.data.map(({ name }) => name)).toEqual([`${mark}customer`]);
});
