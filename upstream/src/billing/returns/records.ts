import {
  fullName,
  PAYMENT_MODES,
  quantityText,
  RETURN_CONDITIONS,
  RETURN_REASONS,
  rupees,
} from '@galla/domain';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { oneOf } from '../../db/oneOf.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { creditOfNotes, type NoteCredit } from '../credit/uses.ts';
import { ownDocuments } from '../history/ownership.ts';
import { paymentModeWord } from '../words.ts';
import type { CreditNote } from './contract.ts';

/** The credit notes of documents that the caller may see, with their invoice and the refunded amount. */
export function selectCreditNotes(db: TenantDb, caller: Pick<Caller, 'employeeId'>) {
  return db.sql
    .selectFrom('creditNote')
    .innerJoin('document', (join) =>
      join
        .onRef('document.tenantId', '=', 'creditNote.tenantId')
        .onRef('document.id', '=', 'creditNote.documentId'),
    )
    .innerJoin('staff', (join) =>
      join.onRef('staff.tenantId', '=', 'creditNote.tenantId').onRef('staff.id', '=', 'creditNote.createdBy'),
    )
    .leftJoin('payment', (join) =>
      join
        .onRef('payment.tenantId', '=', 'creditNote.tenantId')
        .onRef('payment.creditNoteId', '=', 'creditNote.id')
        .on('payment.kind', '=', 'REFUND'),
    )
    .where('creditNote.tenantId', '=', db.tenantId)
    .where((row) => ownDocuments(caller)(row as never))
    .selectAll('creditNote')
    .select(['staff.firstName', 'staff.lastName', 'payment.mode as refundMode'])
    .select([
      'document.number as invoiceNumber',
      'document.issuedOn as invoiceDay',
      'document.customerId',
      'document.customerName',
      'document.customerMobile',
      'document.customerGstin',
    ])
    .select(sql<string>`coalesce(payment.amount, 0.00)`.as('refunded'));
}

export type NoteRecord = Awaited<ReturnType<ReturnType<typeof selectCreditNotes>['execute']>>[number];

/** The lines of credit notes in the order of their invoice, each with the sold line. */
export function listNoteLines(db: TenantDb, noteIds: readonly string[]) {
  return db.sql
    .selectFrom('creditNoteLine as back')
    .innerJoin('documentLine as line', (join) =>
      join.onRef('line.tenantId', '=', 'back.tenantId').onRef('line.id', '=', 'back.lineId'),
    )
    .where('back.tenantId', '=', db.tenantId)
    .where('back.creditNoteId', 'in', noteIds)
    .orderBy('back.creditNoteId')
    .orderBy('line.position')
    .selectAll('back')
    .select(['line.name', 'line.unit'])
    .execute();
}

export type NoteLineRecord = Awaited<ReturnType<typeof listNoteLines>>[number];

/** A credit note in its wire shape. */
export function toCreditNote(
  row: NoteRecord,
  lines: readonly NoteLineRecord[],
  credit: NoteCredit = { uses: [], left: 0 },
): Static<typeof CreditNote> {
  return {
    id: row.id,
    document_id: row.documentId,
    invoice_number: row.invoiceNumber,
    customer_name: row.customerName,
    customer_phone: row.customerMobile ?? '',
    serial_number: row.number,
    created_at: row.issuedAt.toISOString(),
    date: row.issuedOn,
    reason: oneOf(RETURN_REASONS, row.reason),
    note: row.note,
    taxable_value: row.taxable,
    cgst: row.cgst,
    sgst: row.sgst,
    igst: row.igst,
    discount_amount: row.discount,
    round_off: row.roundOff,
    total_amount: row.total,
    against_due: rupees(paiseOf(row.total) - paiseOf(row.refunded)),
    refunded: row.refunded,
    refund_mode: row.refundMode === null ? null : paymentModeWord[oneOf(PAYMENT_MODES, row.refundMode)],
    credit_uses: credit.uses.map(({ step, amount }) => ({
      payment_id: step.id,
      document_id: step.documentId,
      serial_number: step.number,
      date: step.issuedOn,
      paid_amount: rupees(amount),
    })),
    credit_left: rupees(credit.left),
    created_by: row.createdBy,
    created_by_name: fullName(row.firstName, row.lastName),
    items: lines
      .filter(({ creditNoteId }) => creditNoteId === row.id)
      .map((line) => ({
        line_id: line.lineId,
        item_name: line.name,
        unit: line.unit,
        qty: quantityText(milliOf(line.quantity)),
        condition: oneOf(RETURN_CONDITIONS, line.condition),
        taxable_value: line.taxable,
        cgst: line.cgst,
        sgst: line.sgst,
        igst: line.igst,
        discount_amount: line.discount,
        total_amount: line.total,
      })),
  };
}

/** Credit notes with their lines and the use of their credit in their wire shape, in the order of the rows. */
export async function withLines(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  rows: readonly NoteRecord[],
): Promise<Static<typeof CreditNote>[]> {
  if (rows.length === 0) return [];
  const lines = await listNoteLines(
    db,
    rows.map(({ id }) => id),
  );
  const kept = rows.filter(({ refundMode }) => refundMode === 'CREDIT');
  const credit = await creditOfNotes(
    db,
    caller,
    kept.map(({ customerId }) => customerId),
  );
  return rows.map((row) => toCreditNote(row, lines, credit.get(row.id)));
}

/**
 * Credit notes with their lines, oldest first: two statements for any number of notes, and two more where credit was
 * kept.
 */
export async function readNotes(
  db: TenantDb,
  caller: Pick<Caller, 'employeeId'>,
  which: { documentIds: readonly string[] } | { ids: readonly string[] },
): Promise<Static<typeof CreditNote>[]> {
  const notes = selectCreditNotes(db, caller).orderBy('creditNote.issuedAt').orderBy('creditNote.id');
  const rows = await (
    'ids' in which
      ? notes.where('creditNote.id', 'in', which.ids)
      : notes.where('creditNote.documentId', 'in', which.documentIds)
  ).execute();
  return withLines(db, caller, rows);
}
