import { fullName, type Party, type Registration, REGISTRATIONS } from '@galla/domain';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { billableBy } from '../../customers/index.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import type { Supplier } from '../supplier.ts';

/** The part of the shop that its bills depend on. */
export interface Shop extends Party, Supplier {
  gstin: string | null;
  stateCode: string | null;
  registration: Registration;
  discountBeforeTax: boolean;
  roundOff: boolean;
}

/** Reads the shop with its billing settings. */
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

/** The billed customer, as the document will keep it. */
export interface BilledCustomer extends Party {
  id: string;
  name: string;
  /** Null only for the walk-in. */
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

/** Reads the customer; CUSTOMER_MISSING for one that does not exist or that the caller may not bill (spec 2 §5). */
export async function loadCustomer(
  db: TenantDb,
  caller: Caller,
  id: string,
  now: Date,
): Promise<BilledCustomer> {
  // Locks the customer against concurrent erasure.
  const row = await billable(db, caller, id, now).forKeyShare().executeTakeFirst();
  if (!row) throw new Refused('CUSTOMER_MISSING');
  const { city, ...customer } = row;
  return { ...customer, address: [row.address, city].filter(Boolean).join(', ') || null };
}

/** The tax-relevant part of the customer, for quotes; nothing is locked. */
export async function readParty(db: TenantDb, caller: Caller, id: string, now: Date): Promise<Party> {
  const row = await billable(db, caller, id, now).executeTakeFirst();
  if (!row) throw new Refused('CUSTOMER_MISSING');
  return row;
}

/** Updates when the customer was last seen, which moves them to the top of the list. */
export async function seeCustomer(db: TenantDb, id: string, now: Date): Promise<void> {
  await db.sql
    .updateTable('customer')
    .set({ lastSeenAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}

/** The person the document is billed by: the chosen active employee, else the signed-in person. */
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
