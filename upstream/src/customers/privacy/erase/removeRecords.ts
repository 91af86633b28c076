import { sql } from 'kysely';
import type { TenantDb } from '../../../db/tenant.ts';
import type { StoredCustomer } from '../../require.ts';

/** What hangs on a customer and goes with her as a whole. */
const GONE = ['customerNote', 'customerStatusChange', 'familyMember', 'gymMember'] as const;

/**
 * Every table that hangs on a customer, and what becomes of its rows at an erasure: of events and openings only who did
 * what and when is kept, of the customer herself the row without anything that tells who it was.
 */
export const ERASED_TABLES = {
  gone: GONE,
  emptied: ['appointment', 'boutiqueOrder', 'document', 'quickBill', 'customer'],
  stays: ['customerDataEvent', 'openedCustomer'],
} as const;

/** Deletes notes, statuses, family, membership of a gym and what is to come; of what was, only that it was stays. */
export async function removeRecords(db: TenantDb, { id }: StoredCustomer, now: Date): Promise<void> {
  for (const table of GONE)
    await db.sql.deleteFrom(table).where('tenantId', '=', db.tenantId).where('customerId', '=', id).execute();
  const appointments = { tenantId: db.tenantId, customerId: id };
  await db.sql
    .deleteFrom('appointment')
    .where((of) => of.and(appointments))
    .where('startsAt', '>=', now)
    .execute();
  await db.sql
    .updateTable('appointment')
    .set({ lookingFor: '', currentStatus: null, fields: JSON.stringify({}), updatedAt: now })
    .where((of) => of.and(appointments))
    .execute();
}

/** Deletes the notifications about her, her bills and appointments, and what repetitions of old calls would tell of her. */
export async function removeTexts(db: TenantDb, customer: StoredCustomer): Promise<void> {
  const { id, mobile, name } = customer;
  const records = db.sql
    .selectFrom('document')
    .where('document.tenantId', '=', db.tenantId)
    .where('document.customerId', '=', id)
    .select('document.id')
    .union(
      db.sql
        .selectFrom('appointment')
        .where('appointment.tenantId', '=', db.tenantId)
        .where('appointment.customerId', '=', id)
        .select('appointment.id'),
    );
  await db.sql
    .deleteFrom('notification')
    .where('tenantId', '=', db.tenantId)
    .where((of) =>
      of.or([
        of('subjectId', '=', id),
        of('subjectId', 'in', records),
        sql<boolean>`strpos(title || ' ' || message, ${mobile}) > 0`,
      ]),
    )
    .execute();
  await db.sql
    .updateTable('idempotencyKey')
    .set({ answer: JSON.stringify({}) })
    .where('tenantId', '=', db.tenantId)
    .where(
      sql<boolean>`strpos(answer::text, ${id}) > 0 or strpos(answer::text, ${mobile}) > 0
        or strpos(answer::text, ${name}) > 0`,
    )
    .execute();
  await db.sql
    .updateTable('task')
    .set({ detail: sql`replace(detail, ${mobile}, '–')` })
    .where('tenantId', '=', db.tenantId)
    .where(sql<boolean>`strpos(detail, ${mobile}) > 0`)
    .execute();
}
