import { sql } from 'kysely';
import type { Call } from '../../../http/route.ts';
import type { StoredCustomer } from '../../require.ts';
import { consentOf } from '../consent.ts';
import { eventsOf } from '../events.ts';
import { ownRows, plain } from './ownRows.ts';

type Reader = Pick<Call, 'db' | 'seal'>;

/** A row with its Aadhaar number, which is decrypted here and nowhere else. */
function opened({ db, seal }: Reader, row: { id: string; aadhaarSealed: string | null }): object {
  const { id, aadhaarSealed } = row;
  const aadhaar = aadhaarSealed === null ? null : (seal.open(aadhaarSealed, `${db.tenantId}/${id}`) ?? null);
  return { ...plain(row), aadhaar };
}

/** Notifications and tasks do not refer to a customer by id: finds those that contain the name. */
async function textsNaming({ db }: Reader, { name }: StoredCustomer) {
  const notifications = await db.sql
    .selectFrom('notification')
    .where('tenantId', '=', db.tenantId)
    .where(sql<boolean>`strpos(title || ' ' || message, ${name}) > 0`)
    .select(['title', 'message', 'createdAt'])
    .execute();
  const tasks = await db.sql
    .selectFrom('task')
    .where('tenantId', '=', db.tenantId)
    .where(sql<boolean>`strpos(detail, ${name}) > 0`)
    .select(['detail', 'createdAt'])
    .execute();
  return { notifications, tasks };
}

/** Everything stored about a customer, by kind; figures and times as stored. */
export async function collect(reader: Reader, customer: StoredCustomer) {
  const { db } = reader;
  const { id } = customer;
  const family = await db.sql
    .selectFrom('familyMember')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', id)
    .selectAll()
    .execute();
  return {
    customer: opened(reader, customer),
    consent: { ...consentOf(customer), history: (await eventsOf(db, [id])).get(id) ?? [] },
    ...(await ownRows(db, id)),
    family: family.map((member) => opened(reader, member)),
    ...(await textsNaming(reader, customer)),
  };
}
