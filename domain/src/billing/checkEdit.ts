import { formatAmount } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { DocumentType } from './types.ts';

/** State that decides whether a document may still be edited. */
export interface EditedDocument {
  type: DocumentType;
  /** In the trash; a document is canceled for as long as it is there. */
  trashed: boolean;
  canceled: boolean;
  /** A proposal that was converted into an order or a bill. */
  accepted: boolean;
  /** An order replaced by its invoice. */
  billed: boolean;
  /** An invoice of an order in pieces: its total follows that order. */
  fromOrder: boolean;
  /** Some of its goods came back with a credit note. */
  returned: boolean;
  /** An invoice whose day is closed. */
  dayClosed: boolean;
}

/**
 * Checks whether a document may be edited. Canceled or replaced documents may not, nor may those that follow an
 * order. All reasons against an edit are listed here.
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

/** Maximum length of an edit's reason, in characters. */
export const MAX_REASON = 200;

/** Editing an issued invoice needs a reason; editing an order or a proposal does not. */
export function checkReason(type: DocumentType, reason: string | undefined): Problem | undefined {
  if (type !== 'INVOICE' || reason?.trim()) return undefined;
  return problem('reason', 'INVALID_INPUT', 'billing.editReasonMissing');
}

/**
 * An edit must not lower a document below the amount received for it; the problem tells how much would have to be
 * refunded.
 */
export function checkReceived(total: Paise, received: Paise): Problem | undefined {
  if (received <= total) return undefined;
  const params = { received: formatAmount(received), over: formatAmount(received - total) };
  return problem('lines', 'RECEIVED_EXCEEDS_TOTAL', 'billing.receivedExceedsTotal', params);
}
