import { globalId } from '../../relay/ids.ts';
import type { CreditNoteResolvers } from '../../types.generated.ts';

export const CreditNote: CreditNoteResolvers = {
  id: ({ dbId }) => globalId('CreditNote', dbId),
  document: ({ documentId }, _args, { loaders }) => loaders.documents.load(documentId),
  pdfUrl: ({ dbId }) => `/pdf/credit-note/${globalId('CreditNote', dbId)}`,
};
