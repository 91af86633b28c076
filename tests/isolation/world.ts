import pg from 'pg';
import { scopesOf } from '@galla/domain';
import {
  makeKey,
  type TestApi,
  testApi,
  testShop,
  type TestPerson,
  type TestShop,
} from '@galla/upstream/testing';
import { freshIds, plant, type Planted } from './plant.ts';

/** The text in every record of the attacked shop. */
export const CANARY = 'canary-of-the-other-shop';

/** Two shops: one is attacked by users of the other. */
export interface World {
  api: TestApi;
  attacker: TestShop;
  victim: TestShop;
  /** Users of the attacking shop, and an API key with every scope. */
  people: Pick<TestPerson, 'token'>[];
  /** Records that only the victim has. */
  foreign: Planted;
  /** Ids that exist in both shops. */
  shared: Planted;
  /** Records that only the attacker has. */
  own: Planted;
  /** Rows of the victim that were added, changed or deleted since the last call: empty as long as the attack fails. */
  changedRows(): Promise<string[]>;
  close(): Promise<void>;
}

/** Reads all rows of a shop in every table with row-level security, each prefixed with the name of its table. */
interface RowReader {
  read(): Promise<Set<string>>;
  close(): Promise<void>;
}

async function rowsOf(api: TestApi, shop: TestShop): Promise<RowReader> {
  const client = new pg.Client({ connectionString: api.urls.appUrl });
  await client.connect();
  await client.query(`select set_config('app.tenant_id', $1, false)`, [shop.tenantId]);
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relrowsecurity and relkind = 'r' order by relname`,
  );
  // One statement for all, prepared once: it runs after the probes of each root field.
  const text = tables
    .map(({ name }) => `select '${name} ' || t::text as row from "${name}" t where tenant_id = $1`)
    .join(' union all ');
  return {
    async read() {
      const { rows } = await client.query<{ row: string }>({ name: 'rows', text, values: [shop.tenantId] });
      return new Set(rows.map(({ row }) => row));
    },
    close: () => client.end(),
  };
}

const missingIn = (rows: Set<string>, others: Set<string>): string[] =>
  [...others].filter((row) => !rows.has(row));

/** Capabilities of the two shops beyond the common ones. */
export const CAPABILITIES = ['MEMBERSHIPS'] as const;

export async function makeWorld(): Promise<World> {
  const api = await testApi();
  // Gyms have everything a retail shop has, plus members.
  const kind = { businessId: 5 };
  const attacker = await testShop(api, { ...kind, shop: { name: 'Attacking shop', stateCode: '08' } });
  const victim = await testShop(api, { ...kind, shop: { name: CANARY, stateCode: '08' } });
  const employee = await attacker.addEmployee([
    'billing:view',
    'billing:create',
    'customers:view',
    'products:edit',
  ]);
  const key = await makeKey(api, attacker, scopesOf(CAPABILITIES));
  // The victim has one too, which nobody may find or end.
  await makeKey(api, victim, scopesOf(CAPABILITIES), { name: CANARY });
  const seller = await victim.addEmployee([]);
  const foreign = freshIds(victim.owner.staffId, seller.staffId);
  const own = freshIds(attacker.owner.staffId, employee.staffId);
  const shared = freshIds(victim.owner.staffId, seller.staffId);
  await plant(victim, foreign, CANARY);
  await plant(victim, shared, CANARY);
  await plant(attacker, own, 'own-record');
  const theirs = attacker.owner.staffId;
  await plant(attacker, { ...shared, staff: theirs, seller: theirs }, 'own-record');
  // A designation in use cannot be deleted, so that later probes find it.
  const holder = await attacker.addEmployee([]);
  await attacker.within(({ sql, tenantId }) =>
    sql
      .updateTable('staff')
      .set({ designationId: own.designation })
      .where('tenantId', '=', tenantId)
      .where('id', '=', holder.staffId)
      .execute(),
  );
  const rows = await rowsOf(api, victim);
  let known = await rows.read();
  return {
    api,
    attacker,
    victim,
    people: [attacker.owner, employee, { token: key.secret }],
    foreign,
    shared,
    own,
    async changedRows() {
      const before = known;
      known = await rows.read();
      return [...missingIn(known, before), ...missingIn(before, known)];
    },
    async close() {
      await rows.close();
      await api.close();
    },
  };
}
