import type { Nodes } from '../relay/nodes.ts';

export const billingNodes = {
  AccountReceipt: (dbId, { loaders }) => loaders.accountReceipts.load(dbId),
  CreditNote: (dbId, { loaders }) => loaders.creditNotesById.load(dbId),
  Document: (dbId, { loaders }) => loaders.documents.load(dbId),
  DocumentAttachment: (dbId, { loaders }) => loaders.attachmentsById.load(dbId),
  DocumentLine: (dbId, { loaders }) => loaders.linesById.load(dbId),
  DocumentShare: (dbId, { loaders }) => loaders.sharesById.load(dbId),
  // Of a document, else of an order in pieces.
  Payment: async (dbId, { loaders }) =>
    (await loaders.paymentsById.load(dbId)) ?? loaders.orderPaymentsById.load(dbId),
  QuickBill: (dbId, { loaders }) => loaders.quickBills.load(dbId),
} satisfies Nodes;
