import { sql } from 'kysely';
import type { Call } from '../../../http/route.ts';
import type { StoredCustomer } from '../../require.ts';
import { consentOf } from '../consent.ts';
import { eventsOf } from '../events.ts';

type Reader = Pick<Call, 'db' | 'seal'>;

/** Columns that say nothing of the customer. */
const OURS = new Set(['tenantId', 'searchText', 'aadhaarSealed', 'picture']);

const plain = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !OURS.has(column)));

/** A row with its Aadhaar number, which is opened here and nowhere else. */
function opened({ db, seal }: Reader, row: { id: string; aadhaarSealed: string | null }): object {
  const { id, aadhaarSealed } = row;
  const aadhaar = aadhaarSealed === null ? null : (seal.open(aadhaarSealed, `${db.tenantId}/${id}`) ?? null);
  return { ...plain(row), aadhaar };
}

/** What came back of the customer's invoices, line by line. */
const returnedOf = async ({ db }: Reader, customerId: string): Promise<object[]> =>
  (
    await db.sql
      .selectFrom('creditNoteLine')
      .innerJoin('creditNote', (join) =>
        join
          .onRef('creditNote.tenantId', '=', 'creditNoteLine.tenantId')
          .onRef('creditNote.id', '=', 'creditNoteLine.creditNoteId'),
      )
      .innerJoin('document', (join) =>
        join
          .onRef('document.tenantId', '=', 'creditNote.tenantId')
          .onRef('document.id', '=', 'creditNote.documentId'),
      )
      .where('document.tenantId', '=', db.tenantId)
      .where('document.customerId', '=', customerId)
      .selectAll('creditNoteLine')
      .execute()
  ).map(plain);

/** All that is kept about a customer, by what it is; figures and times as they are stored. */
export async function collect(reader: Reader, customer: StoredCustomer) {
  const { db } = reader;
  const { id } = customer;
  const ofCustomer = async (
    table:
      | 'customerNote'
      | 'customerStatusChange'
      | 'appointment'
      | 'document'
      | 'quickBill'
      | 'receipt'
      | 'openedCustomer',
  ): Promise<object[]> =>
    (
      await db.sql
        .selectFrom(table)
        .where('tenantId', '=', db.tenantId)
        .where('customerId', '=', id)
        .selectAll()
        .execute()
    ).map(plain);
  const ofDocuments = async (table: 'documentLine' | 'payment' | 'creditNote'): Promise<object[]> =>
    (
      await db.sql
        .selectFrom(table)
        .where('tenantId', '=', db.tenantId)
        .where('documentId', 'in', (query) =>
          query
            .selectFrom('document')
            .where('document.tenantId', '=', db.tenantId)
            .where('document.customerId', '=', id)
            .select('document.id'),
        )
        .selectAll()
        .execute()
    ).map(plain);
  const family = await db.sql
    .selectFrom('familyMember')
    .where('tenantId', '=', db.tenantId)
    .where('customerId', '=', id)
    .selectAll()
    .execute();
  const visits = await db.sql
    .selectFrom('gymEntry')
    .innerJoin('gymMember', (join) =>
      join
        .onRef('gymMember.tenantId', '=', 'gymEntry.tenantId')
        .onRef('gymMember.id', '=', 'gymEntry.memberId'),
    )
    .where('gymMember.tenantId', '=', db.tenantId)
    .where('gymMember.customerId', '=', id)
    .select(['gymEntry.cameAt', 'gymEntry.isIn', 'gymEntry.reason', 'gymEntry.note'])
    .orderBy('gymEntry.cameAt')
    .execute();
  const notifications = await db.sql
    .selectFrom('notification')
    .where('tenantId', '=', db.tenantId)
    .where(sql<boolean>`strpos(title || ' ' || message, ${customer.name}) > 0`)
    .select(['title', 'message', 'createdAt'])
    .execute();
  return {
    customer: opened(reader, customer),
    consent: { ...consentOf(customer), history: (await eventsOf(db, [id])).get(id) ?? [] },
    family: family.map((member) => opened(reader, member)),
    notes: await ofCustomer('customerNote'),
    statuses: await ofCustomer('customerStatusChange'),
    appointments: await ofCustomer('appointment'),
    documents: await ofCustomer('document'),
    lines: await ofDocuments('documentLine'),
    payments: await ofDocuments('payment'),
    creditNotes: await ofDocuments('creditNote'),
    returned: await returnedOf(reader, id),
    quickBills: await ofCustomer('quickBill'),
    receipts: await ofCustomer('receipt'),
    visits,
    openedBy: await ofCustomer('openedCustomer'),
    notifications,
  };
}
