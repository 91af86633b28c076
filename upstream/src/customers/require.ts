import type { Selectable } from 'kysely';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { visibleTo } from './visibility.ts';

/** A customer's whole row. */
export type StoredCustomer = Selectable<TenantTables['customer']>;

/** A customer whom the caller may see, and who has details: neither the walk-in nor somebody who is erased. */
const seen = (db: TenantDb, caller: Caller, id: string) =>
  db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where('customer.walkIn', '=', false)
    .where(visibleTo(caller))
    .selectAll('customer');

/**
 * A customer whom the caller may see, held until the transaction ends, so that two writes about him follow each other.
 * Refuses NOT_FOUND otherwise; the walk-in has no details, and is never changed.
 */
export async function requireCustomer(db: TenantDb, caller: Caller, id: string): Promise<StoredCustomer> {
  const row = await seen(db, caller, id).forUpdate('customer').executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

/** The same of a customer who is only read. */
export async function readWholeRow(db: TenantDb, caller: Caller, id: string): Promise<StoredCustomer> {
  const row = await seen(db, caller, id).executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}
