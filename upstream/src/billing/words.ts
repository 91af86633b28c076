import type { DocumentStatus, DocumentType, OrderState, PaymentMode } from '@galla/domain';

// Maps the wire's words (spec 2 §3, §4) to the names used by domain and the database.

/** `type` on the wire. */
export const documentType = {
  invoice: 'INVOICE',
  order: 'ORDER',
  proposal: 'PROPOSAL',
} as const satisfies Record<string, DocumentType>;

export const documentTypeWord = {
  INVOICE: 'invoice',
  ORDER: 'order',
  PROPOSAL: 'proposal',
} as const satisfies Record<DocumentType, string>;

/** `order_state` on the wire. */
export const orderStateOfWord = {
  'In Process': 'IN_PROCESS',
  'Order Completed': 'COMPLETED',
} as const satisfies Record<string, OrderState>;

/** `payment_mode` on the wire. */
export const paymentMode = {
  Cash: 'CASH',
  UPI: 'UPI',
  Card: 'CARD',
  Bank: 'BANK',
  Credit: 'CREDIT',
} as const satisfies Record<string, PaymentMode>;

export const paymentModeWord = {
  CASH: 'Cash',
  UPI: 'UPI',
  CARD: 'Card',
  BANK: 'Bank',
  CREDIT: 'Credit',
} as const satisfies Record<PaymentMode, string>;

/** `status` on the wire. */
export const statusOfWord = {
  Paid: 'PAID',
  Partial: 'PARTIAL',
  Unpaid: 'UNPAID',
  Canceled: 'CANCELED',
  Open: 'OPEN',
  Accepted: 'ACCEPTED',
  Ended: 'ENDED',
} as const satisfies Record<string, DocumentStatus>;

export const statusWord = {
  PAID: 'Paid',
  PARTIAL: 'Partial',
  UNPAID: 'Unpaid',
  CANCELED: 'Canceled',
  OPEN: 'Open',
  ACCEPTED: 'Accepted',
  ENDED: 'Ended',
} as const satisfies Record<DocumentStatus, string>;
