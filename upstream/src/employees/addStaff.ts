import type { DirectoryDb } from '../db/directory.ts';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { JsonValue } from '../db/types.generated.ts';
import { Refused } from '../http/refused.ts';

/** A person who can sign in. */
export interface NewStaff {
  kind: 'OWNER' | 'EMPLOYEE';
  firstName: string;
  lastName?: string;
  /** 10 digits, unique in the installation. */
  mobile: string;
  /** Result of `Pins.hash`. */
  pinHash: string;
  /** Whether someone else chose the PIN, so that it must be changed at the first sign-in. */
  mustChangePin?: boolean;
  email?: string | null;
  dob?: string | null;
  gender?: string | null;
  address?: string | null;
  /** Path of a stored file. */
  image?: string | null;
  designationId?: string | null;
  joinedOn?: string | null;
  active?: boolean;
  employeeType?: string | null;
  reportingTo?: string | null;
  specialization?: string | null;
  /** Values of the shop's own form, as JSON. */
  fields?: JsonValue;
}

/**
 * Adds a person with a login in the caller's transaction; returns the staff id.
 * @throws Refused MOBILE_TAKEN when the mobile already signs in, to any shop
 */
export async function addStaff(
  db: TenantDb,
  directory: DirectoryDb,
  { pinHash, mustChangePin = false, ...person }: NewStaff,
  now: Date,
): Promise<string> {
  const { tenantId } = db;
  const id = newId();
  const active = person.active ?? true;
  const login = await directory.sql
    .insertInto('directory.login')
    .values({
      mobile: person.mobile,
      tenantId,
      staffId: id,
      pinHash,
      mustChangePin,
      active,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning('mobile')
    .executeTakeFirst();
  if (!login) throw new Refused('MOBILE_TAKEN');
  await db.sql
    .insertInto('staff')
    .values({ ...person, tenantId, id, active, createdAt: now, updatedAt: now })
    .execute();
  return id;
}
