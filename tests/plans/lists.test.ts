import { call } from '@galla/upstream/testing';
import { type Statement, statementsOf } from '@galla/upstream/testing/billing';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { billing, type Endpoint } from '@galla/upstream/contract';
import { endpoints } from '../contractEndpoints.ts';
import { probesOf } from '../isolation/requests.ts';
import { sampled } from '../isolation/sampled.ts';
import { makeWorld, type World } from '../isolation/world.ts';
import { type GrowingTables, pretendLargeShops } from './largeShops.ts';
import { mistakesIn } from './plan.ts';

/** The same calls in every run: a plan must not be right or wrong by chance. */
const CALLS = { seed: 20_261_122, numRuns: 80 };
/**
 * For endpoints where none of them succeeds, since several ids must fit each other: calls with only the required
 * fields.
 */
const PLAIN_CALLS = { ...CALLS, numRuns: 2000 };
/**
 * Number of accepted calls after which an endpoint's statements are considered covered; one for papers, which read
 * by ids.
 */
const ENOUGH = 10;

let world: World;
let tables: GrowingTables;
/** As the serving role, in the calling shop. */
let client: pg.Client;
beforeAll(async () => {
  world = await makeWorld();
  tables = await pretendLargeShops(world.api.urls.ownerUrl);
  client = new pg.Client({ connectionString: world.api.urls.appUrl });
  await client.connect();
  await client.query(`select set_config('app.tenant_id', $1, false)`, [world.attacker.tenantId]);
});
afterAll(async () => {
  await client.end();
  await world.close();
});

/** Everything that is requested repeatedly: a shop's reads. A stream of events waits, and reads on its own. */
const reads = endpoints.filter(
  ({ endpoint }) =>
    endpoint.repeat === 'safe' && endpoint.access !== 'public' && endpoint.answers !== 'stream',
);

const isRead = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text) && !/set_config\(/.test(text);

/** Lists of ids of any length are the same statement. */
const shapeOf = ({ text }: Statement) => text.replaceAll(/\$\d+(, \$\d+)*/g, '$');

/** Statements already checked. */
const seen = new Set<string>();

/** Collects a call's read statements that were not checked yet; returns whether the call was accepted. */
async function keepReads(found: Map<string, Statement>, work: () => Promise<{ status: number }>) {
  let answered = false;
  const statements = await statementsOf(async () => {
    answered = (await work()).status < 300;
  });
  for (const one of statements.filter(isRead)) if (!seen.has(shapeOf(one))) found.set(shapeOf(one), one);
  return answered;
}

/** The read statements of an endpoint for calls of all kinds, until enough of them were accepted. */
async function readsOf(endpoint: Endpoint): Promise<{ answered: number; reads: Statement[] }> {
  const enough = endpoint.answers === 'binary' ? 1 : ENOUGH;
  const found = new Map<string, Statement>();
  let answered = 0;
  const probes = function* () {
    yield* sampled(probesOf(endpoint, world), CALLS);
    if (answered === 0) yield* sampled(probesOf(endpoint, world, true), PLAIN_CALLS);
  };
  for (const probe of probes()) {
    const own = { ...probe, schemaKey: world.attacker.schemaKey, token: world.attacker.owner.token };
    if (await keepReads(found, () => call(world.api, endpoint, own))) answered += 1;
    if (answered >= enough) break;
  }
  for (const shape of found.keys()) seen.add(shape);
  return { answered, reads: [...found.values()] };
}

async function expectIndexes(statements: Iterable<Statement>): Promise<void> {
  const mistakes: string[] = [];
  for (const statement of statements)
    for (const mistake of await mistakesIn(client, statement, tables))
      mistakes.push(`${mistake}: ${statement.text}`);
  expect(mistakes).toEqual([]);
}

test.each(reads)('$name reads by indexes of its shop, whatever is asked', async ({ endpoint }) => {
  const { answered, reads: statements } = await readsOf(endpoint);
  expect(answered, 'no call was answered').toBeGreaterThan(0);
  await expectIndexes(statements);
});

const own = () => ({ token: world.attacker.owner.token, schemaKey: world.attacker.schemaKey });

/** Documents inside and outside the trash, in every order, with everything the list includes. */
const DOCUMENTS = (['date', 'number', 'total', 'due', 'updated'] as const).flatMap((sort_by) =>
  [true, false].map((trash) => ({ sort_by, trash })),
);
/** Quick bills of a range of days, in every order. */
const QUICK_BILLS = (['created', 'updated'] as const).flatMap((sort_by) =>
  ([undefined, 'Pending'] as const).map((status) => ({ sort_by, status })),
);

/** What a screen requests and random calls may omit. */
test.each(DOCUMENTS)(
  'documents by $sort_by, trash $trash, are read by indexes of the shop',
  async (asked) => {
    const include = ['count' as const, 'summary' as const, 'page' as const, 'changes' as const];
    const found = new Map<string, Statement>();
    for (const type of ['invoice', 'all'] as const) {
      const body = { ...asked, type, include };
      expect(await keepReads(found, () => call(world.api, billing.fetchDocuments, { ...own(), body }))).toBe(
        true,
      );
    }
    await expectIndexes(found.values());
  },
);

test.each(QUICK_BILLS)(
  'quick bills of some days by $sort_by, status $status, are read by indexes of the shop',
  async ({ sort_by, status }) => {
    const days = { from_date: '2026-11-01', to_date: '2026-11-20' };
    const query = { sort_by, ...(status && { status }), ...days, include: 'count,summary,page,changes' };
    const found = new Map<string, Statement>();
    expect(await keepReads(found, () => call(world.api, billing.allQuickBilling, { ...own(), query }))).toBe(
      true,
    );
    await expectIndexes(found.values());
  },
);
