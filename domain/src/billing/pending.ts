import type { Paise } from '../money/paise.ts';
import type { DocumentStatus } from './types.ts';

/** What is still to pay: total - advance - payments, never below 0 (spec 2 §5). */
export function pendingAmount(total: Paise, advance: Paise, paid: Paise = 0): Paise {
  return Math.max(0, total - advance - paid);
}

/** The status that a document's figures give it. A document of ₹0 is paid. */
export function documentStatus(document: {
  total: Paise;
  pending: Paise;
  cancelled: boolean;
}): DocumentStatus {
  if (document.cancelled) return 'CANCELED';
  if (document.pending <= 0) return 'PAID';
  return document.pending < document.total ? 'PARTIAL' : 'UNPAID';
}
