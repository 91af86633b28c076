import { checkConvert, DOCUMENT_TYPES, type DocumentType } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused, refusedFor } from '../../http/refused.ts';
import { type DocumentRecord, selectDocuments } from '../history/documents.ts';

/** Refuses a document that can't be converted to that type, or already was. */
export function refuseConverted(row: DocumentRecord, to: DocumentType): void {
  const found = checkConvert(
    {
      type: oneOf(DOCUMENT_TYPES, row.type),
      canceled: row.canceledAt !== null,
      accepted: row.type === 'PROPOSAL' && row.acceptedAt !== null,
      billed: row.billedAt !== null,
      pending: paiseOf(row.pending),
    },
    to,
  );
  if (found) throw refusedFor(found, { pending: row.pending });
}

/** Locks the source document until the transaction ends: of a hundred concurrent calls one converts it. */
export async function lockSource(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  id: string,
): Promise<DocumentRecord> {
  const row = await selectDocuments(db, caller)
    .where('document.id', '=', id)
    .forUpdate('document')
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

/** The order that `ref_order_no` names; it must belong to the same customer and be visible to the caller. */
export async function lockNamedOrder(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  { number, customerId }: { number: string; customerId: string },
): Promise<DocumentRecord> {
  const row = await selectDocuments(db, caller)
    .where('document.type', '=', 'ORDER')
    .where('document.number', '=', number)
    .where('document.customerId', '=', customerId)
    .forUpdate('document')
    .executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

/** Marks the source as superseded: an order as billed, a proposal as accepted. */
export async function closeSource(db: TenantDb, { id, type }: DocumentRecord, now: Date): Promise<void> {
  await db.sql
    .updateTable('document')
    .set({ ...(type === 'ORDER' ? { billedAt: now } : { acceptedAt: now }), updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .execute();
}
