import type { billing } from '@galla/upstream/contract';
import { globalId } from '../relay/ids.ts';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { CreditNote, CreditNoteLine } from '../types.generated.ts';
import { PAYMENT_MODE } from './wire.ts';

type NoteRow = Answer<typeof billing.creditNotes>['data'][number];

export type CreditNoteMapper = Model<CreditNote, 'document' | 'lines' | 'pdfUrl'> & {
  documentId: string;
  lines: CreditNoteLineMapper[];
};
export type CreditNoteLineMapper = Omit<CreditNoteLine, 'line' | '__typename'> & {
  __typename: 'CreditNoteLine';
  lineId: string;
};

/** Maps a credit note to the graph's type. */
export function creditNoteOf(row: NoteRow): CreditNoteMapper {
  return {
    __typename: 'CreditNote',
    dbId: row.id,
    documentId: row.document_id,
    invoiceNumber: row.invoice_number,
    customerName: row.customer_name,
    customerMobile: row.customer_phone || null,
    number: row.serial_number,
    date: row.created_at,
    reason: row.reason,
    note: row.note,
    taxable: row.taxable_value,
    cgst: row.cgst,
    sgst: row.sgst,
    igst: row.igst,
    discount: row.discount_amount,
    roundOff: row.round_off,
    total: row.total_amount,
    againstDue: row.against_due,
    refunded: row.refunded,
    refundMode: row.refund_mode === null ? null : PAYMENT_MODE[row.refund_mode],
    creditUses: row.credit_uses.map((use) => ({
      documentId: globalId('Document', use.document_id),
      number: use.serial_number,
      date: use.date,
      amount: use.paid_amount,
    })),
    creditLeft: row.credit_left,
    createdBy: row.created_by_name,
    lines: row.items.map((item) => ({
      __typename: 'CreditNoteLine' as const,
      lineId: item.line_id,
      name: item.item_name,
      unit: item.unit,
      quantity: item.qty,
      condition: item.condition,
      total: item.total_amount,
    })),
  };
}
