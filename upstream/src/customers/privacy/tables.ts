import type { TenantTables } from '../../db/tenant.ts';

/**
 * What an erasure does with the rows:
 * - GONE: deleted, on their own or with the row they belong to;
 * - EMPTIED: kept without identifying values and texts about the customer;
 * - BOOKS: required by tax law; they contain no name, or are deleted on their day (ADR 49);
 * - OURS: they record what staff did, or how goods moved, and nothing about the customer.
 */
export type Erasure = 'GONE' | 'EMPTIED' | 'BOOKS' | 'OURS';

interface OwnTable {
  /** The table these rows belong to, itself one of these, and the column that refers to it. */
  on: keyof TenantTables;
  by: string;
  /** The part of the export that contains them. */
  part?: string;
  /** Why the export leaves them out. */
  leftOut?: string;
  erasure: Erasure;
}

const WORK = 'says who of the shop works on a piece and earns by it';

/**
 * Every table whose rows belong to a customer, directly or through another table. A test compares it with the foreign
 * keys of the database, so adding a table requires a decision on what the export contains and what an erasure leaves.
 */
export const OWN_TABLES = {
  customer: { on: 'customer', by: 'mergedInto', part: 'mergedCustomers', erasure: 'EMPTIED' },
  customerDataEvent: { on: 'customer', by: 'customerId', part: 'dataEvents', erasure: 'OURS' },
  customerNote: { on: 'customer', by: 'customerId', part: 'notes', erasure: 'GONE' },
  customerStatusChange: { on: 'customer', by: 'customerId', part: 'statuses', erasure: 'GONE' },
  familyMember: { on: 'customer', by: 'customerId', part: 'family', erasure: 'GONE' },
  appointment: { on: 'customer', by: 'customerId', part: 'appointments', erasure: 'EMPTIED' },
  openedCustomer: { on: 'customer', by: 'customerId', part: 'openedBy', erasure: 'OURS' },
  campaignShare: { on: 'customer', by: 'customerId', part: 'campaignMessages', erasure: 'GONE' },

  document: { on: 'customer', by: 'customerId', part: 'documents', erasure: 'EMPTIED' },
  documentLine: { on: 'document', by: 'documentId', part: 'lines', erasure: 'BOOKS' },
  documentChange: { on: 'document', by: 'documentId', part: 'documentChanges', erasure: 'BOOKS' },
  documentAttachment: { on: 'document', by: 'documentId', part: 'attachments', erasure: 'GONE' },
  documentShare: { on: 'document', by: 'documentId', part: 'documentLinks', erasure: 'OURS' },
  erasedParty: {
    on: 'document',
    by: 'documentId',
    leftOut: 'is there only of who was erased, of whom nothing is exported',
    erasure: 'BOOKS',
  },
  payment: { on: 'document', by: 'documentId', part: 'payments', erasure: 'BOOKS' },
  creditNote: { on: 'document', by: 'documentId', part: 'creditNotes', erasure: 'BOOKS' },
  creditNoteLine: { on: 'creditNote', by: 'creditNoteId', part: 'creditNoteLines', erasure: 'BOOKS' },
  documentSplit: { on: 'document', by: 'documentId', leftOut: WORK, erasure: 'OURS' },
  documentLineSplit: { on: 'document', by: 'documentId', leftOut: WORK, erasure: 'OURS' },
  quickBill: { on: 'customer', by: 'customerId', part: 'quickBills', erasure: 'EMPTIED' },
  quickBillEvent: { on: 'quickBill', by: 'quickBillId', part: 'quickBillEvents', erasure: 'OURS' },
  receipt: { on: 'customer', by: 'customerId', part: 'receipts', erasure: 'BOOKS' },
  limitApproval: {
    on: 'document',
    by: 'documentId',
    leftOut: 'says which of the shop’s people went beyond a limit, and who let them',
    erasure: 'OURS',
  },
  stockMove: {
    on: 'boutiqueOrder',
    by: 'orderId',
    leftOut: 'is how goods of the shop moved; bills and orders tell what was bought',
    erasure: 'OURS',
  },

  boutiqueOrder: { on: 'customer', by: 'customerId', part: 'orders', erasure: 'EMPTIED' },
  boutiqueOrderItem: { on: 'boutiqueOrder', by: 'orderId', part: 'orderItems', erasure: 'EMPTIED' },
  boutiquePiece: { on: 'boutiqueOrder', by: 'orderId', part: 'orderPieces', erasure: 'EMPTIED' },
  boutiquePayment: { on: 'boutiqueOrder', by: 'orderId', part: 'orderPayments', erasure: 'BOOKS' },
  boutiqueEvent: { on: 'boutiqueOrder', by: 'orderId', part: 'orderEvents', erasure: 'EMPTIED' },
  boutiqueAlteration: { on: 'boutiqueOrder', by: 'orderId', part: 'alterations', erasure: 'EMPTIED' },
  boutiqueCloth: { on: 'boutiqueOrder', by: 'orderId', part: 'cloth', erasure: 'EMPTIED' },
  boutiqueLink: { on: 'boutiqueOrder', by: 'orderId', part: 'orderLinks', erasure: 'OURS' },
  boutiqueOrderSplit: { on: 'boutiqueOrder', by: 'orderId', leftOut: WORK, erasure: 'OURS' },
  boutiqueAssignment: { on: 'boutiqueOrder', by: 'orderId', leftOut: WORK, erasure: 'OURS' },
  boutiquePieceMove: { on: 'boutiqueOrder', by: 'orderId', leftOut: WORK, erasure: 'OURS' },
  boutiquePieceWork: { on: 'boutiqueOrder', by: 'orderId', leftOut: WORK, erasure: 'OURS' },

  gymMember: { on: 'customer', by: 'customerId', part: 'memberships', erasure: 'GONE' },
  gymPeriod: { on: 'gymMember', by: 'memberId', part: 'membershipPeriods', erasure: 'GONE' },
  gymFreeze: { on: 'gymPeriod', by: 'periodId', part: 'membershipFreezes', erasure: 'GONE' },
  gymEntry: { on: 'gymMember', by: 'memberId', part: 'visits', erasure: 'GONE' },
  gymDayPass: { on: 'document', by: 'documentId', part: 'dayPasses', erasure: 'BOOKS' },
  gymTold: { on: 'gymMember', by: 'memberId', part: 'membershipMessages', erasure: 'GONE' },
} as const satisfies Partial<Record<keyof TenantTables, OwnTable>>;

export type OwnTableName = keyof typeof OWN_TABLES;

/** All of them, with their names. */
export const ownTables = Object.entries(OWN_TABLES) as readonly (readonly [OwnTableName, OwnTable])[];
