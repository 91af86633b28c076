import type { MessageKey } from '../messages/formatMessage.ts';
import type { DocumentStatus, DocumentType, PaymentMode } from './types.ts';

/** The word for each kind of document. */
export const DOCUMENT_LABELS: Record<DocumentType, MessageKey> = {
  INVOICE: 'billing.invoice',
  ORDER: 'billing.order',
  PROPOSAL: 'billing.proposal',
};

/** Label of each status, shown beside its icon (spec 2 §4). */
export const STATUS_LABELS: Record<DocumentStatus, MessageKey> = {
  PAID: 'history.paid',
  PARTIAL: 'history.partial',
  UNPAID: 'history.unpaid',
  CANCELED: 'history.canceled',
  OPEN: 'history.open',
  ACCEPTED: 'history.accepted',
  ENDED: 'history.ended',
};

/** The word for each payment mode (spec 2 §9). */
export const PAYMENT_MODE_LABELS: Record<PaymentMode, MessageKey> = {
  CASH: 'billing.cash',
  UPI: 'billing.upi',
  CARD: 'billing.card',
  BANK: 'billing.bank',
  CREDIT: 'billing.credit',
};
