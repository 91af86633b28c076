import type { Nodes } from '../relay/nodes.ts';

export const billingNodes = {
  Document: (dbId, { loaders }) => loaders.documents.load(dbId),
  DocumentLine: (dbId, { loaders }) => loaders.linesById.load(dbId),
  DocumentShare: (dbId, { loaders }) => loaders.sharesById.load(dbId),
  Payment: (dbId, { loaders }) => loaders.paymentsById.load(dbId),
  QuickBill: (dbId, { loaders }) => loaders.quickBills.load(dbId),
} satisfies Nodes;
