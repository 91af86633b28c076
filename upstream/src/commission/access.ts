import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';

/**
 * Whether the caller may see what a person earns: everyone sees their own, and those with Employees View or Edit also
 * that of others; Edit is included because closing a month shows its amounts.
 */
export const maySeeEarnings = (caller: Pick<Caller, 'staffId' | 'rights'>, employeeId: string): boolean =>
  caller.staffId === employeeId || caller.rights.has('employees:view') || caller.rights.has('employees:edit');

/** Only the owner may close, pay or advance their own earnings. */
export function refuseOwnEarnings(caller: Pick<Caller, 'staffId' | 'isOwner'>, employeeId: string): void {
  if (!caller.isOwner && caller.staffId === employeeId) throw new Refused('PERMISSION_DENIED');
}

/** Refuses callers without the right to see others' earnings; an id of another shop counts as unknown. */
export async function requireSeller(db: TenantDb, caller: Caller, employeeId: string) {
  if (!maySeeEarnings(caller, employeeId)) throw new Refused('PERMISSION_DENIED');
  const seller = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', employeeId)
    // The owner is not an employee and earns no commission.
    .where('kind', '=', 'EMPLOYEE')
    .select(['id', 'firstName', 'lastName'])
    .executeTakeFirst();
  if (!seller) throw new Refused('NOT_FOUND');
  return seller;
}
