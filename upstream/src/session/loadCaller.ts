import { ALL_RIGHTS, fullName, TOGGLES } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { businessOf } from '../tenant/businesses.ts';
import type { OpenSession } from './findSession.ts';
import { rightRowsOfStaff, rightsOf } from './rightsOf.ts';
import { togglesOf } from './togglesOf.ts';

function readStaff(db: TenantDb, staffId: string) {
  return db.sql
    .selectFrom('staff')
    .innerJoin('shop', 'shop.tenantId', 'staff.tenantId')
    .innerJoin('tenantSetting', 'tenantSetting.tenantId', 'staff.tenantId')
    .select(['staff.kind', 'staff.firstName', 'staff.lastName', 'staff.designationId', 'shop.timeZone'])
    .select([
      'tenantSetting.empCreateContact',
      'tenantSetting.empViewCustomer',
      'tenantSetting.empBillByMobile',
      'tenantSetting.orderEdit',
      'tenantSetting.orderDelete',
      'tenantSetting.invoiceEdit',
      'tenantSetting.invoiceDelete',
    ])
    .select(rightRowsOfStaff.as('rights'))
    .where('staff.tenantId', '=', db.tenantId)
    .where('staff.id', '=', staffId)
    .where('staff.active', '=', true)
    .executeTakeFirst();
}

/** The person behind a session with the rights of this moment; undefined when inactive. */
export async function loadCaller(db: TenantDb, session: OpenSession): Promise<Caller | undefined> {
  const staff = await readStaff(db, session.staffId);
  if (!staff) return undefined;
  const isOwner = staff.kind === 'OWNER';
  const { lastUsedAt: _, ...facts } = session;
  return {
    ...facts,
    name: fullName(staff.firstName, staff.lastName),
    employeeId: isOwner ? null : session.staffId,
    isOwner,
    designationId: staff.designationId,
    rights: isOwner ? new Set(ALL_RIGHTS) : rightsOf(staff.rights),
    toggles: isOwner ? new Set(TOGGLES) : togglesOf(staff),
    capabilities: businessOf(session.businessId).capabilities,
    timeZone: staff.timeZone,
  };
}
