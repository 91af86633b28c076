import { checkMasters, FIXED_STATUSES, problem, readStatus, type FixedStatus } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { refuseUsed } from './refuseUsed.ts';

/** Positions of the six fixed statuses, which come before the shop's own. */
const PLACES = sql<number>`array_position(${Object.keys(FIXED_STATUSES)}::text[], fixed)`;

/** Order statuses: the six fixed ones in order, then the shop's own in order of creation. */
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
    // The table's check constraint guarantees the type.
    fixed: row.fixed as FixedStatus | null,
    orders: Number(row.orders),
  }),
  taken: problem('name', 'STATUS_TAKEN', 'boutique.statusTaken'),
});

/** A validated status name; refuses with the problems that the screen shows in the row. */
export function checkedStatus(name: string): { name: string } {
  const read = readStatus(name);
  if ('problems' in read) refuseOn(...read.problems);
  return { name: 'name' in read ? read.name : name };
}

/** Refuses more than the maximum number of statuses. */
export async function refuseTooManyStatuses(db: TenantDb): Promise<void> {
  refuseOn(checkMasters((await statuses.list(db)).length));
}

/** Refuses one of the six fixed statuses. */
export async function refuseFixed(db: TenantDb, id: string): Promise<void> {
  const { fixed } = await statuses.find(db, id);
  if (fixed !== null) throw refusedFor(problem('id', 'STATUS_FIXED', 'boutique.statusFixed'));
}

/**
 * Refuses a status that is used by orders, with the count; it also locks the status against new uses until the call
 * ends.
 */
export async function refuseUsedStatus(db: TenantDb, id: string): Promise<void> {
  refuseUsed((await statuses.hold(db, id)).orders, 'STATUS_IN_USE', 'boutique.statusInUse');
}
