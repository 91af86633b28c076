import { checkMasters, problem, readStage, type StageType } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import { refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { refuseUsed } from './refuseUsed.ts';

/** What pieces go through, from the first to the last. */
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
  taken: { stage_by_name: problem('name', 'STAGE_TAKEN', 'boutique.stageTaken') },
});

/** The table's check lets nothing else in. */
const typeOf = (stored: string): StageType => (stored === 'pattern' ? 'pattern' : 'design');

/** A stage as it is stored; refuses what the row of the screen would mark. */
export function checkedStage(entries: { name: string; type: StageType }): { name: string; type: StageType } {
  const read = readStage(entries);
  if ('problems' in read) refuseOn(...read.problems);
  return 'name' in read ? read : entries;
}

/** The place behind all stages; refuses one more than a shop can have. */
export async function nextPlace(db: TenantDb): Promise<number> {
  const all = await stages.list(db);
  refuseOn(checkMasters(all.length));
  return Math.max(0, ...all.map((stage) => stage.sort_by)) + 1;
}

/** Refuses a stage that orders are at, with their number; from here on none comes to it until the call ends. */
export async function refuseUsedStage(db: TenantDb, id: string): Promise<void> {
  await db.sql
    .selectFrom('stage')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .select('id')
    .forUpdate()
    .execute();
  refuseUsed((await stages.find(db, id)).orders, 'STAGE_IN_USE', 'boutique.stageInUse');
}
