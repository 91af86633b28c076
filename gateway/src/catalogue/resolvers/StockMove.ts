import type { StockMoveResolvers } from '../../types.generated.ts';

export const StockMove: StockMoveResolvers = {
  document: ({ documentId }, _args, { loaders }) =>
    documentId === null ? null : loaders.documents.load(documentId),
  goodsReceipt: ({ goodsReceiptId }, _args, { loaders }) =>
    goodsReceiptId === null ? null : loaders.goodsReceipts.load(goodsReceiptId),
};
