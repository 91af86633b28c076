import { sql } from 'kysely';
import { Refused } from '../http/refused.ts';
import type { Call } from '../http/route.ts';
import { add } from './add.ts';
import { readCustomer } from './read.ts';
import { customerWithMobile } from './store.ts';
import { mobileTaken } from './taken.ts';

type Writer = Pick<Call, 'db' | 'caller' | 'now'>;
type Adder = Pick<Call, 'db' | 'caller' | 'now' | 'seal'>;

/** A new member of a gym, as entered in its form. */
export interface Person {
  name: string;
  email: string;
  mobile: string;
}

/** The customer with the mobile, who keeps name and e-mail; a customer without an e-mail gets it, else one is made. */
export async function customerOfMember(call: Adder, person: Person): Promise<string> {
  const { db, now } = call;
  const { email, mobile } = readCustomer(person);
  const known = await customerWithMobile(db, mobile);
  if (known === undefined) return add(call, person);
  await db.sql
    .updateTable('customer')
    .set({ email, updatedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', known)
    .where('email', 'is', null)
    .execute();
  return known;
}

/** Updates the customer of a member from the member's form; refuses a mobile that another customer has. */
export async function keepCustomer({ db, caller, now }: Writer, id: string, person: Person): Promise<void> {
  const { name, email, mobile } = readCustomer(person);
  const own = { tenantId: db.tenantId, id };
  const stored = await db.sql
    .selectFrom('customer')
    .where((of) => of.and(own))
    .select(['name', 'email', 'mobile'])
    .forUpdate()
    .executeTakeFirst();
  if (!stored) throw new Refused('NOT_FOUND');
  if (stored.name === name && stored.email === email && stored.mobile === mobile) return;
  const taken = await customerWithMobile(db, mobile);
  if (taken !== undefined && taken !== id) throw await mobileTaken(db, caller, mobile);
  await db.sql
    .updateTable('customer')
    .set({
      name,
      email,
      mobile,
      updatedAt: now,
      // Two edits in the same millisecond are still two versions.
      editedAt: sql<Date>`greatest(${now}::timestamptz, edited_at + interval '1 millisecond')`,
    })
    .where((of) => of.and(own))
    .execute();
}
