import { formatAmount } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { DocumentType } from './types.ts';

/** What decides whether a document may still be edited. */
export interface EditedDocument {
  type: DocumentType;
  /** It lies in the trash, and is canceled as long as it lies there. */
  trashed: boolean;
  canceled: boolean;
  /** A proposal that became an order or a bill. */
  accepted: boolean;
  /** An order that an invoice took the place of. */
  billed: boolean;
  /** An invoice of work in pieces, which comes to what its order does. */
  fromOrder: boolean;
  /** Goods of it came back with a credit note. */
  returned: boolean;
  /** An invoice whose day is closed. */
  dayClosed: boolean;
}

/**
 * Whether a document may be edited: what was canceled, what another document took the place of, and what follows an
 * order may not. Every reason against an edit is listed here.
 */
export function checkEditable(document: EditedDocument): Problem | undefined {
  const { trashed, canceled, accepted, billed, fromOrder, returned, dayClosed } = document;
  if (trashed) return problem('doc_id', 'DOCUMENT_CANCELED', 'billing.editTrashed');
  if (canceled) return problem('doc_id', 'DOCUMENT_CANCELED', 'billing.documentCanceled');
  if (billed) return problem('doc_id', 'DOCUMENT_FIXED', 'billing.editBilled');
  if (accepted) return problem('doc_id', 'DOCUMENT_FIXED', 'billing.editAccepted');
  if (returned) return problem('doc_id', 'DOCUMENT_FIXED', 'returns.hasNotes');
  if (dayClosed) return problem('doc_id', 'DOCUMENT_FIXED', 'dayClose.invoiceClosed');
  return fromOrder ? problem('doc_id', 'DOCUMENT_FIXED', 'billing.editFromOrder') : undefined;
}

/** The longest reason of an edit, in characters. */
export const MAX_REASON = 200;

/** An invoice was issued: who edits it says why. Of an order or a proposal nobody is asked. */
export function checkReason(type: DocumentType, reason: string | undefined): Problem | undefined {
  if (type !== 'INVOICE' || reason?.trim()) return undefined;
  return problem('reason', 'INVALID_INPUT', 'billing.editReasonMissing');
}

/** An edit does not take a document below what was received for it; it tells how much would be to give back. */
export function checkReceived(total: Paise, received: Paise): Problem | undefined {
  if (received <= total) return undefined;
  const params = { received: formatAmount(received), over: formatAmount(received - total) };
  return problem('lines', 'RECEIVED_EXCEEDS_TOTAL', 'billing.receivedExceedsTotal', params);
}
