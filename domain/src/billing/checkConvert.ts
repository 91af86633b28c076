import { formatAmount } from '../money/format.ts';
import type { Paise } from '../money/paise.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { DocumentType } from './types.ts';

/** State that decides whether a document can be converted. */
export interface ConvertedDocument {
  type: DocumentType;
  canceled: boolean;
  /** A proposal that was converted into an order or a bill. */
  accepted: boolean;
  /** An order replaced by its invoice. */
  billed: boolean;
  pending: Paise;
}

/** What each kind of document can become (spec 2 §4): an order an invoice, a proposal both. */
export const CONVERSIONS: Readonly<Record<DocumentType, readonly DocumentType[]>> = {
  INVOICE: [],
  ORDER: ['INVOICE'],
  PROPOSAL: ['ORDER', 'INVOICE'],
};

/**
 * Checks whether a document can be converted; each can be converted only once. An order counts as billed when
 * nothing is pending on it (the latest drawer of spec 2 §4).
 */
export function checkConvert(
  { type, canceled, accepted, billed, pending }: ConvertedDocument,
  to: DocumentType,
): Problem | undefined {
  if (!CONVERSIONS[type].includes(to)) return problem('type', 'INVALID_INPUT', 'faults.invalidInput');
  if (canceled) return problem('document_id', 'DOCUMENT_CANCELED', 'billing.documentCanceled');
  if (billed) return problem('document_id', 'DOCUMENT_FIXED', 'billing.billedBefore');
  if (accepted) return problem('document_id', 'DOCUMENT_FIXED', 'billing.acceptedBefore');
  if (type !== 'ORDER' || pending <= 0) return undefined;
  return problem('document_id', 'ORDER_PENDING', 'billing.orderPending', { pending: formatAmount(pending) });
}
