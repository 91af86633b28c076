import type { DocumentStatus, DocumentType } from './types.ts';

/** How far a document of type order is (spec 2 §4), whatever is paid of it. */
export const ORDER_STATES = ['IN_PROCESS', 'COMPLETED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** An order is completed once its invoice is made, and in process until then; a canceled one, and what is no order, is neither. */
export function orderState(document: {
  type: DocumentType;
  status: DocumentStatus;
  billed: boolean;
}): OrderState | null {
  if (document.type !== 'ORDER' || document.status === 'CANCELED') return null;
  return document.billed ? 'COMPLETED' : 'IN_PROCESS';
}
