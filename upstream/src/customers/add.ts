import type { Static } from 'typebox';
import { newId } from '../db/id.ts';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import type { addCustomer } from './contract.ts';
import { readAgreed } from './agreed.ts';
import { keepGroups } from './contacts/groups.ts';
import { readCustomer } from './read.ts';
import { mobileTaken } from './taken.ts';

type NewCustomer = Static<NonNullable<typeof addCustomer.schema.body>>;

/**
 * Adds a customer; returns its id. Of two concurrent calls with the same number one succeeds; the other is refused with
 * MOBILE_TAKEN, including the id of the existing customer if the caller may see it.
 */
export async function add(db: TenantDb, caller: Caller, input: NewCustomer, now: Date): Promise<string> {
  const { values: agreed, problems } = readAgreed(caller, input, now);
  const customer = { ...readCustomer(input, problems), ...agreed };
  const added = await db.sql
    .insertInto('customer')
    .values({
      tenantId: db.tenantId,
      id: newId(),
      ...customer,
      createdBy: caller.staffId,
      createdAt: now,
      lastSeenAt: now,
    })
    .onConflict((conflict) => conflict.columns(['tenantId', 'mobile']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) throw await mobileTaken(db, caller, customer.mobile);
  await keepGroups(db, [customer.groupName], now);
  return added.id;
}
