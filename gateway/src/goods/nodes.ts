import type { Nodes } from '../relay/nodes.ts';

export const goodsNodes = {
  GoodsReceipt: (dbId, { loaders }) => loaders.goodsReceipts.load(dbId),
  Supplier: (dbId, { loaders }) => loaders.suppliers.load(dbId),
} satisfies Nodes;
