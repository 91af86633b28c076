import { checkMasters, FIXED_STATUSES, problem, readStatus, type FixedStatus } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { refuseUsed } from './refuseUsed.ts';

/** The places of the six, which come before the shop's own. */
const PLACES = sql<number>`array_position(${Object.keys(FIXED_STATUSES)}::text[], fixed)`;

/** What orders can be: the six of every shop in their order, then its own as they were added. */
export const statuses = plainTable({
  table: 'orderStatus',
  read: (db, { id }) =>
    db.sql
      .selectFrom('orderStatus')
      .where('tenantId', '=', db.tenantId)
      .$if(id !== undefined, (rows) => rows.where('id', '=', id ?? ''))
      .selectAll()
      .select((row) =>
        row
          .selectFrom('boutiqueOrder')
          .whereRef('boutiqueOrder.tenantId', '=', 'orderStatus.tenantId')
          .whereRef('boutiqueOrder.statusId', '=', 'orderStatus.id')
          .select(({ fn }) => fn.countAll<string>().as('orders'))
          .as('orders'),
      )
      .orderBy(PLACES)
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
  toWire: (row) => ({
    id: row.id,
    name: row.name,
    // What the table's check lets in.
    fixed: row.fixed as FixedStatus | null,
    orders: Number(row.orders),
  }),
  taken: problem('name', 'STATUS_TAKEN', 'boutique.statusTaken'),
});

/** The name of a status as it is stored; refuses what the row of the screen would mark. */
export function checkedStatus(name: string): { name: string } {
  const read = readStatus(name);
  if ('problems' in read) refuseOn(...read.problems);
  return { name: 'name' in read ? read.name : name };
}

/** Refuses one status more than a shop can have. */
export async function refuseTooManyStatuses(db: TenantDb): Promise<void> {
  refuseOn(checkMasters((await statuses.list(db)).length));
}

/** Refuses one of the six that every shop has. */
export async function refuseFixed(db: TenantDb, id: string): Promise<void> {
  const { fixed } = await statuses.find(db, id);
  if (fixed !== null) throw refusedFor(problem('id', 'STATUS_FIXED', 'boutique.statusFixed'));
}

/** Refuses a status that orders have, with their number; from here on none gets it until the call ends. */
export async function refuseUsedStatus(db: TenantDb, id: string): Promise<void> {
  refuseUsed((await statuses.hold(db, id)).orders, 'STATUS_IN_USE', 'boutique.statusInUse');
}
