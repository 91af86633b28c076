import { fullName, TOGGLES } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { businessOf } from '../tenant/index.ts';
import type { OpenSession } from './findSession.ts';
import { rightRowsOfStaff, rightsOfStaff } from './rightsOf.ts';
import { togglesOf } from './togglesOf.ts';

function readStaff(db: TenantDb, staffId: string) {
  return db.sql
    .selectFrom('staff')
    .innerJoin('shop', 'shop.tenantId', 'staff.tenantId')
    .innerJoin('tenantSetting', 'tenantSetting.tenantId', 'staff.tenantId')
    .leftJoin('apiKey', (join) =>
      join.onRef('apiKey.tenantId', '=', 'staff.tenantId').onRef('apiKey.id', '=', 'staff.id'),
    )
    .select(['apiKey.name as keyName', 'apiKey.scopes'])
    .select(['staff.kind', 'staff.firstName', 'staff.lastName', 'staff.designationId', 'shop.timeZone'])
    .select([
      'tenantSetting.empCreateContact',
      'tenantSetting.empViewCustomer',
      'tenantSetting.empViewContact',
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

/** The person or API key of a session with current rights; undefined when inactive. */
export async function loadCaller(db: TenantDb, session: OpenSession): Promise<Caller | undefined> {
  const staff = await readStaff(db, session.staffId);
  if (!staff) return undefined;
  const isEmployee = staff.kind === 'EMPLOYEE';
  const { lastUsedAt: _, isKey: __, ...facts } = session;
  return {
    ...facts,
    apiKey: staff.keyName === null ? null : { id: session.staffId, name: staff.keyName },
    name: fullName(staff.firstName, staff.lastName),
    employeeId: isEmployee ? session.staffId : null,
    isOwner: staff.kind === 'OWNER',
    designationId: staff.designationId,
    rights: rightsOfStaff(staff),
    toggles: isEmployee ? togglesOf(staff) : new Set(TOGGLES),
    capabilities: businessOf(session.businessId).capabilities,
    timeZone: staff.timeZone,
  };
}
