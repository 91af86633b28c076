import { checkMasters, problem, readStage, type StageType } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { matches } from '../../plainTable/rows.ts';
import { refuseUsed } from './refuseUsed.ts';

/** Stages of pieces, from first to last. */
export const stages = plainTable({
  table: 'stage',
  read: (db, { id }) =>
    db.sql
      .selectFrom('stage')
      .where('tenantId', '=', db.tenantId)
      .$if(id !== undefined, (rows) => rows.where('id', '=', id ?? ''))
      .selectAll()
      .select((row) =>
        row
          .selectFrom('boutiqueOrder')
          .whereRef('boutiqueOrder.tenantId', '=', 'stage.tenantId')
          .whereRef('boutiqueOrder.stageId', '=', 'stage.id')
          .select(({ fn }) => fn.countAll<string>().as('orders'))
          .as('orders'),
      )
      .orderBy('sortBy')
      .orderBy('id')
      .execute(),
  toWire: (row) => ({
    id: row.id,
    name: row.name,
    type: typeOf(row.type),
    sort_by: row.sortBy,
    orders: Number(row.orders),
  }),
  taken: problem('name', 'STAGE_TAKEN', 'boutique.stageTaken'),
});

/** The table's check constraint allows no other value. */
const typeOf = (stored: string): StageType => (stored === 'pattern' ? 'pattern' : 'design');

/** A validated stage; refuses with the problems that the screen shows in the row. */
export function checkedStage(entries: { name: string; type: StageType }): { name: string; type: StageType } {
  const read = readStage(entries);
  if ('problems' in read) refuseOn(...read.problems);
  return 'name' in read ? read : entries;
}

/** The position after all stages; refuses more than the maximum. */
export async function nextPlace(db: TenantDb): Promise<number> {
  const all = await stages.list(db);
  refuseOn(checkMasters(all.length));
  return Math.max(0, ...all.map((stage) => stage.sort_by)) + 1;
}

/**
 * Refuses a stage that is used by orders or pattern prices, with the count; it also locks the stage against new uses
 * until the call ends.
 */
export async function refuseUsedStage(db: TenantDb, id: string): Promise<void> {
  await stages.hold(db, id);
  const { rows } = await sql<{ orders: string }>`
    select count(distinct order_id) as orders from (
      select id as order_id from boutique_order where tenant_id = ${db.tenantId} and stage_id = ${id}
      union select order_id from boutique_piece where tenant_id = ${db.tenantId} and stage_id = ${id}
      union select order_id from boutique_assignment where tenant_id = ${db.tenantId} and stage_id = ${id}
    ) as used
  `.execute(db.sql);
  refuseUsed(rows[0]?.orders ?? null, 'STAGE_IN_USE', 'boutique.stageInUse');
  refuseUsed(await countPrices(db, id), 'STAGE_IN_USE', 'designs.stagePriced');
}

/** The number of designs and patterns with a price for the stage. */
async function countPrices(db: TenantDb, id: string): Promise<number> {
  const ofStage = matches(db, 'price', { stageId: id });
  const { count } = await db.sql
    .selectFrom(
      db.sql
        .selectFrom('designOptionStage as price')
        .where(ofStage)
        .select('price.stageId')
        .unionAll(db.sql.selectFrom('patternStage as price').where(ofStage).select('price.stageId'))
        .as('priced'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
