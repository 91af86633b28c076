import { type Day, type Paise, type RefundWay, rupees } from '@galla/domain';
import { sql } from 'kysely';
import { newId } from '../../db/id.ts';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { addCredit } from '../credit/credit.ts';
import type { DocumentRecord } from '../history/documents.ts';
import { nextNumber } from '../number.ts';
import { roundOf } from '../payments/write.ts';

/** A refund with the details for its voucher. */
export interface Refund extends RefundWay {
  amount: Paise;
  reason?: string | undefined;
  /** The credit note whose value is refunded. */
  creditNoteId?: string | undefined;
  /** The request field of the refund mode. */
  modeField?: string;
}

/** The document to refund on, locked. */
type Refunded = Pick<DocumentRecord, 'id' | 'pending' | 'refunded' | 'revision'>;

/**
 * Writes a refund with its number and raises the pending amount; returns its id and the document's new figures. Lock
 * stock before calling this: the number is issued last.
 */
export async function writeRefund(
  db: TenantDb,
  by: { staffId: string; now: Date; today: Day },
  document: Refunded,
  { amount, mode, reference, bank, reason, creditNoteId, modeField = 'payment_mode' }: Refund,
): Promise<{ id: string; number: string; pending: string; refunded: string }> {
  const { tenantId } = db;
  const id = newId();
  const pending = rupees(paiseOf(document.pending) + amount);
  const refunded = rupees(paiseOf(document.refunded) + amount);
  if (mode === 'CREDIT') await addCredit(db, document.id, amount, modeField);
  const { number, financialYear, serial } = await nextNumber(db, 'REFUND', by.today);
  await db.sql
    .insertInto('payment')
    .values({
      tenantId,
      id,
      documentId: document.id,
      kind: 'REFUND',
      revision: document.revision,
      round: sql<number>`${roundOf(db, document.id)} + 1`,
      amount: rupees(amount),
      previousPending: document.pending,
      newPending: pending,
      mode,
      reference: reference ?? null,
      bank: bank ?? null,
      receivedBy: by.staffId,
      createdAt: by.now,
      number,
      financialYear,
      serial,
      reason: reason ?? null,
      creditNoteId: creditNoteId ?? null,
    })
    .execute();
  await db.sql
    .updateTable('document')
    .set({ pending, refunded, updatedAt: sql`now()` })
    .where('tenantId', '=', tenantId)
    .where('id', '=', document.id)
    .execute();
  return { id, number, pending, refunded };
}
