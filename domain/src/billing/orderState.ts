import type { DocumentStatus, DocumentType } from './types.ts';

/** Progress of a document of type order (spec 2 §4), independent of its payments. */
export const ORDER_STATES = ['IN_PROCESS', 'COMPLETED'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/**
 * An order is completed once its invoice is made, and in process until then. Canceled orders and other documents
 * have no state.
 */
export function orderState(document: {
  type: DocumentType;
  status: DocumentStatus;
  billed: boolean;
}): OrderState | null {
  if (document.type !== 'ORDER' || document.status === 'CANCELED') return null;
  return document.billed ? 'COMPLETED' : 'IN_PROCESS';
}
