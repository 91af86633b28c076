import { problem, rupees } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import { closeSource, lockSource } from '../convert/source.ts';
import { receivedOn } from '../convert/takeOver.ts';
import type { DocumentRecord } from '../history/documents.ts';

/** A caller who may trash the invoice also reopens its order, whoever made that. */
const EVERYBODY = { employeeId: null };

/** The order that an invoice bills; undefined when there is none. */
async function orderOf(db: TenantDb, { type, convertedFrom }: DocumentRecord) {
  if (type !== 'INVOICE' || convertedFrom === null) return undefined;
  const source = await lockSource(db, EVERYBODY, convertedFrom);
  return source.type === 'ORDER' ? source : undefined;
}

/** Reopens the order of an invoice that is being trashed, with the money received on it. */
export async function reopenOrder(db: TenantDb, invoice: DocumentRecord): Promise<void> {
  const order = await orderOf(db, invoice);
  if (!order) return;
  await db.sql
    .updateTable('document')
    .set({ billedAt: null, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', order.id)
    .execute();
}

/**
 * Bills the order again when its invoice is restored.
 * @throws Refused DOCUMENT_FIXED when the order's total changed, or it was canceled or billed again
 */
export async function billAgain(db: TenantDb, invoice: DocumentRecord, now: Date): Promise<void> {
  const order = await orderOf(db, invoice);
  if (!order) return;
  const received = await receivedOn(db, order.id);
  const sum = received.reduce((total, { amount }) => total + amount, 0);
  const same = order.total === invoice.total && rupees(sum) === invoice.advance;
  if (!same || order.billedAt !== null || order.canceledAt !== null)
    throw refusedFor(problem('document_id', 'DOCUMENT_FIXED', 'transactions.orderChanged'));
  await closeSource(db, order, now);
}
