import { type Day, fullName, PAYMENT_MODES } from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import type { PaymentMade } from '../answers.ts';
import { ownDocuments } from '../history/ownership.ts';
import { paymentModeWord } from '../words.ts';

const KINDS = ['ADVANCE', 'PAYMENT', 'REFUND', 'CREDIT_NOTE'] as const;
const KIND_WORD = {
  ADVANCE: 'advance',
  PAYMENT: 'payment',
  REFUND: 'refund',
  CREDIT_NOTE: 'credit_note',
} as const;

/** The payments of documents that the caller may see, oldest first, with the name of the person who confirmed each. */
export function selectPayments(db: TenantDb, caller: Pick<Caller, 'employeeId'>) {
  return (
    db.sql
      .selectFrom('payment')
      .innerJoin('document', (join) =>
        join
          .onRef('document.tenantId', '=', 'payment.tenantId')
          .onRef('document.id', '=', 'payment.documentId'),
      )
      .innerJoin('staff', (join) =>
        join.onRef('staff.tenantId', '=', 'payment.tenantId').onRef('staff.id', '=', 'payment.receivedBy'),
      )
      .leftJoin('creditNote', (join) =>
        join
          .onRef('creditNote.tenantId', '=', 'payment.tenantId')
          .onRef('creditNote.id', '=', 'payment.creditNoteId'),
      )
      .leftJoin('receipt', (join) =>
        join.onRef('receipt.tenantId', '=', 'payment.tenantId').onRef('receipt.id', '=', 'payment.receiptId'),
      )
      .where('payment.tenantId', '=', db.tenantId)
      .where(ownDocuments(caller))
      .selectAll('payment')
      .select(['staff.firstName', 'staff.lastName', 'creditNote.number as creditNoteNumber'])
      .select('receipt.number as receiptNumber')
      .orderBy('payment.createdAt')
      .orderBy('payment.revision')
      .orderBy('payment.round')
      // Payments made together follow each other by the pending amount.
      .orderBy('payment.newPending', 'desc')
      .orderBy('payment.id')
  );
}

/** The payments of some documents on the shop's days from `from` to `to`, both optional. */
export function listPayments(
  db: TenantDb,
  caller: Caller,
  documentIds: readonly string[],
  { from, to }: { from: Day | undefined; to: Day | undefined },
) {
  const day = sql<string>`(payment.created_at at time zone ${caller.timeZone})::date`;
  return selectPayments(db, caller)
    .where('payment.documentId', 'in', documentIds)
    .$if(from !== undefined, (query) => query.where(day, '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where(day, '<=', to ?? ''))
    .execute();
}

export type PaymentRecord = Awaited<ReturnType<ReturnType<typeof selectPayments>['execute']>>[number];

/** A payment in its wire shape. */
export function toPayment(row: PaymentRecord): Static<typeof PaymentMade> {
  return {
    id: row.id,
    document_id: row.documentId,
    kind: KIND_WORD[oneOf(KINDS, row.kind)],
    paid_amount: row.amount,
    previous_pending: row.previousPending,
    new_pending: row.newPending,
    payment_mode: paymentModeWord[oneOf(PAYMENT_MODES, row.mode)],
    reference: row.reference,
    bank: row.bank,
    tendered: row.tendered,
    voucher_number: row.number,
    credit_note_number: row.creditNoteNumber,
    receipt_id: row.receiptId,
    receipt_number: row.receiptNumber,
    reason: row.reason,
    received_by: row.receivedBy,
    received_by_name: fullName(row.firstName, row.lastName),
    created_at: row.createdAt.toISOString(),
  };
}
