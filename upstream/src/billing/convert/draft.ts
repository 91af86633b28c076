import type { Discount, DocumentType, Paise, PaymentMode } from '@galla/domain';
import { basisPointsOf, paiseOf } from '../../db/numeric.ts';
import type { CheckedDraft, Draft, SentLine } from '../create/draft.ts';
import type { DocumentRecord } from '../history/documents.ts';

function discountOf({ discountKind: kind, discountValue: value }: DocumentRecord): Discount | undefined {
  if (kind === null || value === null) return undefined;
  return kind === 'AMOUNT'
    ? { kind, value: paiseOf(value) }
    : { kind: 'PERCENT', value: basisPointsOf(value) };
}

/** The next document as a draft: everything that was agreed, with its own type and payments. */
export function agreedDraft(
  row: DocumentRecord,
  next: { type: DocumentType; advance: Paise; mode: PaymentMode; lines: SentLine[] },
): CheckedDraft {
  return {
    type: next.type,
    customerId: row.customerId,
    employeeId: row.employeeId ?? undefined,
    paymentMode: next.mode,
    lines: next.lines,
    zeroConfirmed: true,
    discount: discountOf(row),
    advance: next.advance,
    payments: undefined,
    buyer: undefined,
    deliveryDate: row.deliveryDate ?? undefined,
    payOn: undefined,
    description: row.description ?? undefined,
    extra: (row.formData as Draft['extra'] | null) ?? {},
    refNumber: row.number,
    prescription: (row.prescription as Draft['prescription'] | null) ?? undefined,
    claimed: {
      subtotal: undefined,
      gst: undefined,
      total: undefined,
      pending: undefined,
      itemCount: undefined,
      quantity: undefined,
      discount: undefined,
    },
  };
}
