import type { Selectable } from 'kysely';
import type { TenantDb, TenantTables } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import { visibleTo } from './visibility.ts';

/** A customer's whole row. */
export type StoredCustomer = Selectable<TenantTables['customer']>;

/** A customer with details whom the caller may see: neither the walk-in nor an erased one. */
const seen = (db: TenantDb, caller: Caller, id: string) =>
  db.sql
    .selectFrom('customer')
    .where('customer.tenantId', '=', db.tenantId)
    .where('customer.id', '=', id)
    .where('customer.walkIn', '=', false)
    .where(visibleTo(caller))
    .selectAll('customer');

/**
 * A customer whom the caller may see, locked until the transaction ends. Refuses NOT_FOUND otherwise, and for the
 * walk-in, which has no details and never changes.
 */
export async function requireCustomer(db: TenantDb, caller: Caller, id: string): Promise<StoredCustomer> {
  const row = await seen(db, caller, id).forUpdate('customer').executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

/** The same without a lock. */
export async function readWholeRow(db: TenantDb, caller: Caller, id: string): Promise<StoredCustomer> {
  const row = await seen(db, caller, id).executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}
