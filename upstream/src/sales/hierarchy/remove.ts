import { problem, removePlace } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import { refuseOwn } from './own.ts';
import { designationRows, lockHierarchy, placesOf } from './rows.ts';
import { savePlaces } from './savePlaces.ts';

const form = (count: number): 'one' | 'other' => (count === 1 ? 'one' : 'other');

/** Locks the row: a concurrent assignment waits for the deletion and is then refused. */
async function lockRow(db: TenantDb, id: string): Promise<void> {
  await db.sql
    .selectFrom('designation')
    .select('id')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/**
 * Deletes a designation with its permissions. Refused with the number of people who have it, and with the number of its
 * children unless they are to move up one level.
 */
export async function remove(db: TenantDb, caller: Caller, id: string, movesUp: boolean): Promise<void> {
  await lockHierarchy(db);
  await lockRow(db, id);
  const rows = await designationRows(db);
  const row = rows.find((one) => one.id === id);
  if (!row) throw new Refused('NOT_FOUND');
  const places = placesOf(rows);
  refuseOwn(caller, places, id);
  const people = row.employees.length;
  if (people > 0) {
    const text = `hierarchy.inUse.${form(people)}` as const;
    throw refusedFor(problem('id', 'DESIGNATION_IN_USE', text, { n: people }), { people });
  }
  const children = places.filter(({ parentId }) => parentId === id).length;
  if (children > 0 && !movesUp) {
    const text = `hierarchy.hasChildren.${form(children)}` as const;
    throw refusedFor(problem('id', 'DESIGNATION_HAS_CHILDREN', text, { n: children }), { children });
  }
  const left = removePlace(places, id);
  if (left === 'missing') throw new Refused('NOT_FOUND');
  await savePlaces(db, rows, left);
  await db.sql.deleteFrom('designation').where('tenantId', '=', db.tenantId).where('id', '=', id).execute();
}
