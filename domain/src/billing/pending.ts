import type { Paise } from '../money/paise.ts';
import type { DocumentStatus, DocumentType } from './types.ts';

/** What is still to pay: total - advance - payments, never below 0 (spec 2 §5). */
export function pendingAmount(total: Paise, advance: Paise, paid: Paise = 0): Paise {
  return Math.max(0, total - advance - paid);
}

/** What a new document owes: a proposal is an offer and no debt, whatever its total. */
export function pendingOf(type: DocumentType, total: Paise, advance: Paise): Paise {
  return type === 'PROPOSAL' ? 0 : pendingAmount(total, advance);
}

/** The status that follows from a document's figures. A document of ₹0 is paid. */
export function documentStatus(document: {
  type: DocumentType;
  total: Paise;
  pending: Paise;
  cancelled: boolean;
  /** A proposal that was converted into an order or a bill. */
  accepted?: boolean;
}): DocumentStatus {
  if (document.type === 'PROPOSAL') {
    if (document.cancelled) return 'ENDED';
    return document.accepted ? 'ACCEPTED' : 'OPEN';
  }
  if (document.cancelled) return 'CANCELED';
  if (document.pending <= 0) return 'PAID';
  return document.pending < document.total ? 'PARTIAL' : 'UNPAID';
}
