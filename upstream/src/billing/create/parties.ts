import { fullName, type Party, type Registration, REGISTRATIONS } from '@galla/domain';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { billableBy } from '../../customers/index.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import type { Supplier } from '../supplier.ts';

/** The shop, as far as its bills depend on it. */
export interface Shop extends Party, Supplier {
  gstin: string | null;
  stateCode: string | null;
  registration: Registration;
  discountBeforeTax: boolean;
  roundOff: boolean;
}

/** Reads the shop with the settings of its bills. */
export async function loadShop(db: TenantDb): Promise<Shop> {
  const row = await db.sql
    .selectFrom('shop')
    .leftJoin('tenantSetting', 'tenantSetting.tenantId', 'shop.tenantId')
    .where('shop.tenantId', '=', db.tenantId)
    .select(['name', 'address', 'city', 'pincode', 'stateCode', 'gstin', 'pan', 'registration'])
    .select(['discountBeforeTax', 'roundOff'])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    registration: oneOf(REGISTRATIONS, row.registration),
    discountBeforeTax: row.discountBeforeTax ?? false,
    roundOff: row.roundOff ?? false,
  };
}

/** Who is billed, as the document will keep it. */
export interface BilledCustomer extends Party {
  id: string;
  name: string;
  /** Null for the walk-in only. */
  mobile: string | null;
  walkIn: boolean;
  gstin: string | null;
  stateCode: string | null;
  address: string | null;
}

const billable = (db: TenantDb, caller: Caller, id: string, now: Date) =>
  db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where(billableBy(caller, now))
    .select(['id', 'name', 'mobile', 'walkIn', 'gstin', 'stateCode', 'address', 'city']);

/** Reads the customer; one that is not there, or that the caller may not bill, is missing (spec 2 §5). */
export async function loadCustomer(
  db: TenantDb,
  caller: Caller,
  id: string,
  now: Date,
): Promise<BilledCustomer> {
  // Nobody erases the customer meanwhile.
  const row = await billable(db, caller, id, now).forKeyShare().executeTakeFirst();
  if (!row) throw new Refused('CUSTOMER_MISSING');
  const { city, ...customer } = row;
  return { ...customer, address: [row.address, city].filter(Boolean).join(', ') || null };
}

/** The same as far as the tax goes, for figures: nothing is locked. */
export async function readParty(db: TenantDb, caller: Caller, id: string, now: Date): Promise<Party> {
  const row = await billable(db, caller, id, now).executeTakeFirst();
  if (!row) throw new Refused('CUSTOMER_MISSING');
  return row;
}

/** Notes that the customer was here, which puts him on top of the list. */
export async function seeCustomer(db: TenantDb, id: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('customer')
    .set({ lastSeenAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

/** Who the document is billed by: an active employee, or the signed-in person when none was chosen. */
export async function loadBiller(
  db: TenantDb,
  caller: Caller,
  employeeId: string | undefined,
): Promise<{ id: string; name: string }> {
  if (employeeId === undefined || employeeId === caller.staffId)
    return { id: caller.staffId, name: caller.name };
  const row = await db.sql
    .selectFrom('staff')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', employeeId)
    .where('active', '=', true)
    .where('kind', '<>', 'KEY')
    .select(['id', 'firstName', 'lastName'])
    .executeTakeFirst();
  if (!row) throw new Refused('CUSTOMER_MISSING');
  return { id: row.id, name: fullName(row.firstName, row.lastName) };
}
