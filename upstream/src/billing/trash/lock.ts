import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { problem } from '@galla/domain';
import { Refused, refusedFor } from '../../http/refused.ts';
import { type DocumentRecord, selectDocuments } from '../history/documents.ts';

/** A document that the caller may see, kept from changing until the transaction ends. */
export async function lockForTrash(db: TenantDb, caller: Caller, id: string): Promise<DocumentRecord> {
  const document = await selectDocuments(db, caller)
    .where('document.id', '=', id)
    .forUpdate('document')
    .executeTakeFirst();
  if (!document) throw new Refused('NOT_FOUND');
  return document;
}

/**
 * Refuses to take away what other books rest on: the invoice of an order in pieces, an order that was billed, an invoice
 * with a credit note, and one whose day is closed.
 */
export function refuseBound(document: DocumentRecord): void {
  if (paiseOf(document.credited) > 0)
    throw refusedFor(problem('document_id', 'DOCUMENT_FIXED', 'returns.hasNotes'));
  if (document.dayClosed)
    throw refusedFor(problem('document_id', 'DOCUMENT_FIXED', 'dayClose.invoiceClosed'));
  if (document.orderId !== null) throw new Refused('INVOICE_OF_ORDER');
  if (document.billedAt !== null)
    throw refusedFor(problem('document_id', 'DOCUMENT_FIXED', 'transactions.orderBilled'));
}

/** Refuses to delete for good what payments name: their history is kept, also where all was given back. */
export async function refuseKept(db: TenantDb, { id }: DocumentRecord): Promise<void> {
  const payment = await db.sql
    .selectFrom('payment')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', id)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (payment) throw new Refused('MONEY_KEPT');
}
