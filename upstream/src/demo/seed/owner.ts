import { ALL_RIGHTS, DEFAULT_ZONE, TOGGLES } from '@galla/domain';
import type { TenantDb } from '../../db/tenant.ts';
import type { ShopData } from '../types.ts';
import { at, type Ids } from './places.ts';

/** The owner as the caller, without a session. @param businessId needed if the writes depend on the kind of shop */
export function ownerOf(db: TenantDb, data: ShopData, ids: Pick<Ids, 'staff'>, businessId = 0) {
  const { firstName, lastName } = at(data.staff, 0);
  return {
    apiKey: null,
    sessionId: '',
    staffId: at(ids.staff, 0),
    name: `${firstName} ${lastName}`,
    employeeId: null,
    isOwner: true,
    designationId: null,
    rights: new Set(ALL_RIGHTS),
    toggles: new Set(TOGGLES),
    tenantId: db.tenantId,
    schemaKey: '',
    businessId,
    subCategoryId: null,
    capabilities: [],
    merchantOrderId: null,
    paymentStatus: 'COMPLETED' as const,
    paidUntil: null,
    mobile: '',
    pendingMobile: null,
    mustChangePin: false,
    timeZone: DEFAULT_ZONE,
    deviceHash: null,
    signedInAt: new Date(0),
    pinConfirmedAt: new Date(0),
  };
}
