import { sql } from 'kysely';
import type { Call } from '../../../http/route.ts';
import type { StoredCustomer } from '../../require.ts';
import { consentOf } from '../consent.ts';
import { eventsOf } from '../events.ts';
import { ownRows, plain } from './ownRows.ts';

type Reader = Pick<Call, 'db' | 'seal'>;

/** A row with its Aadhaar number, which is opened here and nowhere else. */
function opened({ db, seal }: Reader, row: { id: string; aadhaarSealed: string | null }): object {
  const { id, aadhaarSealed } = row;
  const aadhaar = aadhaarSealed === null ? null : (seal.open(aadhaarSealed, `${db.tenantId}/${id}`) ?? null);
  return { ...plain(row), aadhaar };
}

/** Notifications and tasks of the shop's people hang on nobody: those that name her. */
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

/** All that is kept about a customer, by what it is; figures and times as they are stored. */
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
