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

/** Whether money came or went on the document itself; what it took over from its order is the order's. */
const movedOn = async (db: TenantDb, { id }: DocumentRecord): Promise<boolean> => {
  const payment = await db.sql
    .selectFrom('payment')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', id)
    .where('takenFrom', 'is', null)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
};

/**
 * Refuses to take away what other books rest on: money that was received stays told until it is given back, and the
 * invoice of an order in pieces is what the order owes.
 */
export async function refuseBound(db: TenantDb, document: DocumentRecord): Promise<void> {
  if (document.orderId !== null) throw new Refused('INVOICE_OF_ORDER');
  if (document.billedAt !== null)
    throw refusedFor(problem('document_id', 'DOCUMENT_FIXED', 'transactions.orderBilled'));
  if (await movedOn(db, document)) throw new Refused('MONEY_RECEIVED');
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
