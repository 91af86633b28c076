import { checkQuickBillAmount, dayIn, normalizeMobile, type Paise, problem, rupees } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { refusedFor, refuseOn } from '../../http/refused.ts';
import { loadCustomer } from '../create/parties.ts';
import { nextNumber } from '../number.ts';

/** A bill of an amount only. */
export interface QuickBillInput {
  amount: Paise;
  customerId: string;
  /** The customer's mobile as shown on the screen; a mismatch means that the screen had another customer. */
  phone: string;
}

/** Makes a quick bill; returns its id. Its number is the reference of the UPI payment. */
export async function createQuickBill(
  db: TenantDb,
  caller: Caller,
  { amount, customerId, phone }: QuickBillInput,
  now: Date,
): Promise<string> {
  refuseOn(checkQuickBillAmount(amount));
  const customer = await loadCustomer(db, caller, customerId, now);
  const { mobile } = customer;
  // The walk-in has no mobile.
  if (mobile === null || normalizeMobile(phone) !== mobile) {
    throw refusedFor(problem('phone', 'INVALID_INPUT', 'customers.mobileInvalid'));
  }
  const id = newId();
  const number = await nextNumber(db, 'QUICK_BILL', dayIn(caller.timeZone, now));
  await db.sql
    .insertInto('quickBill')
    .values({
      tenantId: db.tenantId,
      id,
      ...number,
      amount: rupees(amount),
      customerId,
      customerName: customer.name,
      phone: mobile,
      createdBy: caller.staffId,
      createdAt: now,
    })
    .execute();
  return id;
}
