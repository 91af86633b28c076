import { isShortMobile, problem } from '@galla/domain';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { refusedFor } from '../http/refused.ts';
import { customerWithMobile, isVisible } from './store.ts';

/** The refusal of a number that another customer has. That customer is named only to callers who may see it. */
export async function mobileTaken(db: TenantDb, caller: Caller, mobile: string) {
  const taken = await customerWithMobile(db, mobile);
  return refusedFor(
    problem('mobile', 'MOBILE_TAKEN', 'customers.mobileTaken'),
    await wayOn(db, caller, taken, mobile),
  );
}

/** What the caller can do about the taken number: choose its customer, open it by number, or nothing. */
async function wayOn(db: TenantDb, caller: Caller, id: string | undefined, mobile: string) {
  if (id === undefined) return undefined;
  if (await isVisible(db, caller, id)) return { customer_id: id };
  return caller.toggles.has('emp_bill_by_mobile') && !isShortMobile(mobile) ? { may_open: 1 } : undefined;
}
