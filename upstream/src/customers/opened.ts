import { dayIn, isShortMobile, normalizeMobile } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { invalidField, Refused } from '../http/refused.ts';
import { customerWithMobile } from './store.ts';

/** How many customers a person may open by their number per day. */
const MOST_A_DAY = 20;

/**
 * Opens the customer with exactly this number to the caller for billing; returns its id. Each opened customer is logged
 * with day and person, and counts once per day.
 */
export async function openCustomer(db: TenantDb, caller: Caller, typed: string, now: Date): Promise<string> {
  const mobile = normalizeMobile(typed);
  if (mobile === undefined || isShortMobile(mobile)) throw invalidField('mobile');
  const customerId = await customerWithMobile(db, mobile);
  if (customerId === undefined) throw new Refused('NOT_FOUND');
  const own = { tenantId: db.tenantId, staffId: caller.staffId, openedOn: dayIn(caller.timeZone, now) };
  // Locks, so that concurrent calls are counted one after the other.
  await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', own.tenantId)
    .where('id', '=', own.staffId)
    .select('id')
    .forUpdate()
    .execute();
  const today = await db.sql
    .selectFrom('openedCustomer')
    .where('tenantId', '=', own.tenantId)
    .where('staffId', '=', own.staffId)
    .where('openedOn', '=', own.openedOn)
    .select('customerId')
    .execute();
  const known = today.some((row) => row.customerId === customerId);
  if (!known && today.length >= MOST_A_DAY) throw new Refused('OPENED_TOO_MANY', { max: MOST_A_DAY });
  await db.sql
    .insertInto('openedCustomer')
    .values({ ...own, customerId, openedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['tenantId', 'staffId', 'openedOn', 'customerId']).doUpdateSet({ openedAt: now }),
    )
    .execute();
  return customerId;
}
