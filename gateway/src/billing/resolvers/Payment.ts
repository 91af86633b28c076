import { globalId } from '../../relay/ids.ts';
import type { PaymentResolvers } from '../../types.generated.ts';

export const Payment: PaymentResolvers = {
  document: ({ documentId }, _args, { loaders }) =>
    documentId === null ? null : loaders.documents.load(documentId),
  id: ({ dbId }) => globalId('Payment', dbId),
};
