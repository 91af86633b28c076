import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { visibleTo } from './visibility.ts';

/** The customer with a mobile number, regardless of visibility. */
export async function customerWithMobile(db: TenantDb, mobile: string): Promise<string | undefined> {
  const row = await db.sql
    .selectFrom('customer')
    .where('tenantId', '=', db.tenantId)
    .where('mobile', '=', mobile)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether the caller may see a customer. */
export async function isVisible(db: TenantDb, caller: Caller, id: string): Promise<boolean> {
  const row = await db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where(visibleTo(caller))
    .select('customer.id')
    .executeTakeFirst();
  return row !== undefined;
}
