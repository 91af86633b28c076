import { problem } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import { Refused, refusedFor } from '../http/refused.ts';
import type { SessionCall } from '../http/route.ts';
import { birthYearOf } from './birthYearOf.ts';
import { rightsOf, rightsOfDesignation } from './rightsOf.ts';

function findEmployee(db: TenantDb, staffId: string) {
  return db.sql
    .selectFrom('staff')
    .select(['id', 'kind', 'mobile', 'dob', 'designationId'])
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', staffId)
    .executeTakeFirst();
}

/**
 * The person whose login the caller may change: another employee of the shop who has no more rights than the caller,
 * since access to a login gives all its rights.
 */
export async function readWeaker(db: TenantDb, caller: SessionCall['caller'], staffId: string) {
  const staff = await findEmployee(db, staffId);
  if (!staff || staff.mobile === null) throw new Refused('NOT_FOUND');
  if (staff.id === caller.staffId)
    throw refusedFor(problem('employee_id', 'INVALID_INPUT', 'session.ownPinElsewhere'));
  if (staff.kind === 'OWNER') throw new Refused('PERSON_HAS_MORE_RIGHTS');
  const { designationId } = staff;
  const rights = designationId === null ? rightsOf([]) : await rightsOfDesignation(db, designationId);
  if ([...rights].some((right) => !caller.rights.has(right))) throw new Refused('PERSON_HAS_MORE_RIGHTS');
  return { tenantId: db.tenantId, staffId, mobile: staff.mobile, ...birthYearOf(staff.dob) };
}
