import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { Refused } from '../../http/refused.ts';
import { paiseOf } from '../../db/numeric.ts';
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

/** Whether money was received with the document or on it. */
const receivedOn = async (db: TenantDb, { id, advance }: DocumentRecord): Promise<boolean> => {
  if (paiseOf(advance) > 0) return true;
  const payment = await db.sql
    .selectFrom('payment')
    .where('tenantId', '=', db.tenantId)
    .where('documentId', '=', id)
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
  if (await receivedOn(db, document)) throw new Refused('MONEY_RECEIVED');
}
