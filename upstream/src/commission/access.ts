import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';

/**
 * Whether the caller may see what a person earns: the own earnings anybody, those of others with Employees View; with Edit,
 * too, since closing a month tells what it came to.
 */
export const maySeeEarnings = (caller: Pick<Caller, 'staffId' | 'rights'>, employeeId: string): boolean =>
  caller.staffId === employeeId || caller.rights.has('employees:view') || caller.rights.has('employees:edit');

/** Nobody but the owner closes, pays or advances the own earnings. */
export function refuseOwnEarnings(caller: Pick<Caller, 'staffId' | 'isOwner'>, employeeId: string): void {
  if (!caller.isOwner && caller.staffId === employeeId) throw new Refused('PERMISSION_DENIED');
}

/** Lets nobody see what others earn without the right; an id of another shop is as unknown as one of nobody. */
export async function requireSeller(db: TenantDb, caller: Caller, employeeId: string) {
  if (!maySeeEarnings(caller, employeeId)) throw new Refused('PERMISSION_DENIED');
  const seller = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', employeeId)
    // The owner is no employee, and earns no commission.
    .where('kind', '=', 'EMPLOYEE')
    .select(['id', 'firstName', 'lastName'])
    .executeTakeFirst();
  if (!seller) throw new Refused('NOT_FOUND');
  return seller;
}
