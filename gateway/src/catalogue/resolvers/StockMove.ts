import { globalId } from '../../relay/ids.ts';
import type { StockMoveResolvers } from '../../types.generated.ts';

export const StockMove: StockMoveResolvers = {
  id: ({ dbId }) => globalId('StockMove', dbId),
  document: ({ documentId }, _args, { loaders }) =>
    documentId === null ? null : loaders.documents.load(documentId),
};
