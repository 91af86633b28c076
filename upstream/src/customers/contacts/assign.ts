import { problem } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import { visibleTo } from '../visibility.ts';
import { isGroup } from './groups.ts';

/** The employee and the group for contacts; at least one of them. */
export interface Assignment {
  employeeId: string | null;
  group: string | null;
}

async function isActiveEmployee(db: TenantDb, id: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .where('kind', '=', 'EMPLOYEE')
    .where('active', '=', true)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Assigns contacts to an employee, a group or both; returns their number. The whole call is refused if one is not
 * visible or not a contact, so it does not reveal whose customers they are.
 */
export async function assignContacts(
  db: TenantDb,
  caller: Caller,
  ids: readonly string[],
  { employeeId, group }: Assignment,
  now: Date,
): Promise<number> {
  if (employeeId === null && group === null)
    throw refusedFor(problem('emp_id', 'INVALID_INPUT', 'contacts.assignMissing'));
  if (employeeId !== null && !(await isActiveEmployee(db, employeeId)))
    throw refusedFor(problem('emp_id', 'INVALID_INPUT', 'contacts.employeeGone'));
  if (group !== null && !(await isGroup(db, group)))
    throw refusedFor(problem('group', 'INVALID_INPUT', 'contacts.groupGone'));
  const updated = await db.sql
    .updateTable('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', 'in', ids)
    .where('customer.walkIn', '=', false)
    .where(visibleTo(caller))
    .set({
      ...(employeeId !== null && { assignedTo: employeeId }),
      ...(group !== null && { groupName: group }),
      updatedAt: now,
    })
    .returning('customer.id')
    .execute();
  if (updated.length < ids.length) throw new Refused('NOT_FOUND');
  return updated.length;
}
