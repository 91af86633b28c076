import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { problem } from '@galla/domain';
import { Refused, refusedFor } from '../../http/refused.ts';
import { type DocumentRecord, selectDocuments } from '../history/documents.ts';

/** Locks a document that the caller may see until the transaction ends. */
export async function lockForTrash(db: TenantDb, caller: Caller, id: string): Promise<DocumentRecord> {
  const document = await selectDocuments(db, caller)
    .where('document.id', '=', id)
    .forUpdate('document')
    .executeTakeFirst();
  if (!document) throw new Refused('NOT_FOUND');
  return document;
}

/**
 * Refuses documents that other records depend on: the invoice of an order in pieces, a billed order, an invoice with a
 * credit note, and one of a closed day.
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

/** Refuses permanent deletion of a document with payments: their history is kept, even if everything was refunded. */
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
