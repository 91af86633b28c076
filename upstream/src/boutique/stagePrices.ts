import { problem, readStagePrices, rupees, type Paise } from '@galla/domain';
import { type RawBuilder, sql } from 'kysely';
import { paiseOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import { accepted, refusedFor } from '../http/refused.ts';
import { atField } from './atField.ts';

/** What a stage is paid for an option or a pattern. */
export interface StagePrice {
  stageId: string;
  name: string;
  amount: Paise;
}

/** The same in JSON. */
export interface StagePriceRow {
  stage: string;
  name: string;
  amount: string;
}

/** The tables of stage prices, by owner. */
const TABLES = { designOption: 'designOptionStage', pattern: 'patternStage' } as const;
type Owner = keyof typeof TABLES;

/** The stage prices of each row of a query on options or patterns, in stage order. */
export function stagePricesOf(db: TenantDb, owner: Owner): RawBuilder<StagePriceRow[]> {
  const price = sql.table(TABLES[owner]);
  return sql`coalesce((
    select json_agg(json_build_object('stage', stage.id, 'name', stage.name, 'amount', price.amount::text)
      order by stage.sort_by, stage.id)
    from ${price} as price
    join stage on stage.tenant_id = price.tenant_id and stage.id = price.stage_id
    where price.tenant_id = ${db.tenantId} and price.${sql.ref(`${owner}Id`)} = ${sql.ref(`${owner}.id`)}
  ), '[]'::json)`;
}

export const stagePriceOf = ({ stage, name, amount }: StagePriceRow): StagePrice => ({
  stageId: stage,
  name,
  amount: paiseOf(amount),
});

/** Stage prices by stage name, the wire shape of options. */
export const byStageName = (prices: readonly StagePrice[]): Record<string, string> =>
  Object.fromEntries(prices.map(({ name, amount }) => [name, rupees(amount)]));

/** A stage price to set; null removes it. */
export interface StageChange {
  stage: { id: string; name: string };
  amount: Paise | null;
}

export type StageChanges = (sent: unknown, prefix: string) => StageChange[];

/**
 * Parses stage prices, by name or id of the stage, against the shop's stages, which are locked against deletion until
 * the call ends. Refuses invalid prices and unknown stages at fields below `prefix`.
 */
export async function stageReader(db: TenantDb): Promise<StageChanges> {
  const stages = await db.sql
    .selectFrom('stage')
    .where('tenantId', '=', db.tenantId)
    .select(['id', 'name'])
    .orderBy('sortBy')
    .orderBy('id')
    .forKeyShare()
    .execute();
  const known = new Map(
    stages.flatMap((stage) => [
      [stage.name.toLowerCase(), stage],
      [stage.id, stage],
    ]),
  );
  return (sent, prefix) => {
    const { prices } = atField(prefix, () => accepted(readStagePrices(sent)));
    const changes = prices.flatMap(({ stage: said, amount }): StageChange[] => {
      const stage = known.get(said.toLowerCase());
      if (stage) return [{ stage, amount }];
      // A deleted stage has no price any more.
      if (amount === null) return [];
      throw refusedFor(problem(`${prefix}stagePrices`, 'INVALID_INPUT', 'designs.stageUnknown'));
    });
    const ids = new Set(changes.map(({ stage }) => stage.id));
    if (ids.size < changes.length)
      throw refusedFor(problem(`${prefix}stagePrices`, 'INVALID_INPUT', 'designs.stageTwice'));
    return changes;
  };
}

/** Stage prices after the changes: those not named stay. */
export function changed(prices: readonly StagePrice[], changes: readonly StageChange[]): StagePrice[] {
  const all = new Map(prices.map((price) => [price.stageId, price]));
  for (const { stage, amount } of changes) {
    if (amount === null) all.delete(stage.id);
    else all.set(stage.id, { stageId: stage.id, name: stage.name, amount });
  }
  return [...all.values()];
}

/** Replaces the stage prices of options or patterns. */
export async function saveStagePrices(
  db: TenantDb,
  owner: Owner,
  records: readonly { id: string; stagePrices: readonly StagePrice[] }[],
): Promise<void> {
  if (records.length === 0) return;
  const { tenantId } = db;
  const rows = records.flatMap(({ id, stagePrices }) =>
    stagePrices.map(({ stageId, amount }) => ({ owner: id, stage: stageId, amount: rupees(amount) })),
  );
  const ids = records.map(({ id }) => id);
  const [table, column] = [sql.table(TABLES[owner]), sql.ref(`${owner}Id`)];
  await sql`delete from ${table} where tenant_id = ${tenantId} and ${column} = any(${ids})`.execute(db.sql);
  if (rows.length === 0) return;
  await sql`
    insert into ${table} (tenant_id, ${column}, stage_id, amount)
    select ${tenantId}, owner, stage, amount
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now (owner uuid, stage uuid, amount numeric)
  `.execute(db.sql);
}
