import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { brokenRules, designationsOf } from '../../sales/testing/index.ts';
import { call, testApi, testShop } from '../../testing/index.ts';
import { rebuildDesignations } from '../../sales/hierarchy/contract.ts';
import { up } from './20261121T06-hierarchy.ts';

test('designations that were there become roots in the order of their names, in every shop', async () => {
  const api = await testApi();
  const shops = [await testShop(api), await testShop(api)];
  for (const shop of shops) {
    const all = designationsOf(api, shop);
    const parent = await all.add('Tailor');
    await all.add('Cashier', parent);
    await all.add('Manager');
  }
  const owner = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: api.urls.ownerUrl, max: 1 }) }),
  });
  const columns = ['parent_id', 'lft', 'rgt', 'sort', 'visibility_points', 'commission_percent', 'version'];
  const drops = columns.map((column) => `drop column ${column} cascade`).join(', ');
  await sql.raw(`alter table designation ${drops}`).execute(owner);
  await up(owner);
  await owner.destroy();
  for (const shop of shops) {
    expect(await designationsOf(api, shop).drawn()).toBe('Cashier Manager Tailor');
    expect(await shop.within(brokenRules)).toEqual([]);
    const at = { token: shop.owner.token, schemaKey: shop.schemaKey };
    expect((await call(api, rebuildDesignations, { ...at, body: {} })).body.changed).toBe(0);
  }
  await api.close();
});
