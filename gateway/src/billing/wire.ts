import type { Discount, DocumentStatus, DocumentType, OrderState, PaymentMode } from '@galla/domain';
import type { QuickBillStatus } from '../types.generated.ts';

// Maps the REST words of billing to those of the graph, which are also the domain's.

export const DOCUMENT_TYPE = {
  invoice: 'INVOICE',
  order: 'ORDER',
  proposal: 'PROPOSAL',
} as const satisfies Record<string, DocumentType>;
export const DOCUMENT_STATUS = {
  Paid: 'PAID',
  Partial: 'PARTIAL',
  Unpaid: 'UNPAID',
  Canceled: 'CANCELED',
  Open: 'OPEN',
  Accepted: 'ACCEPTED',
  Ended: 'ENDED',
} as const satisfies Record<string, DocumentStatus>;
export const ORDER_STATE = {
  'In Process': 'IN_PROCESS',
  'Order Completed': 'COMPLETED',
} as const satisfies Record<string, OrderState>;
export const PAYMENT_MODE = {
  Cash: 'CASH',
  UPI: 'UPI',
  Card: 'CARD',
  Bank: 'BANK',
  Credit: 'CREDIT',
} as const satisfies Record<string, PaymentMode>;
export const DISCOUNT_KIND = { amount: 'AMOUNT', percentage: 'PERCENT' } as const satisfies Record<
  string,
  Discount['kind']
>;
export const QUICK_BILL_STATUS = { Pending: 'PENDING', Paid: 'PAID' } as const satisfies Record<
  string,
  QuickBillStatus
>;

type Flipped<T extends Record<string, string>> = { [K in keyof T as T[K]]: K };

function flipped<T extends Record<string, string>>(words: T): Flipped<T> {
  return Object.fromEntries(Object.entries(words).map(([wire, graph]) => [graph, wire])) as Flipped<T>;
}

export const WIRE_DOCUMENT_TYPE = flipped(DOCUMENT_TYPE);
export const WIRE_DOCUMENT_STATUS = flipped(DOCUMENT_STATUS);
export const WIRE_ORDER_STATE = flipped(ORDER_STATE);
export const WIRE_PAYMENT_MODE = flipped(PAYMENT_MODE);
export const WIRE_QUICK_BILL_STATUS = flipped(QUICK_BILL_STATUS);
export const WIRE_DISCOUNT_KIND = flipped(DISCOUNT_KIND);

export const WIRE_ORDER_FIELD = {
  DATE: 'date',
  NUMBER: 'number',
  TOTAL: 'total',
  DUE: 'due',
  UPDATED: 'updated',
} as const;

export const WIRE_QUICK_BILL_ORDER = { DATE: 'created', UPDATED: 'updated' } as const;

export { WIRE_DIRECTION } from '../relay/connection.ts';
