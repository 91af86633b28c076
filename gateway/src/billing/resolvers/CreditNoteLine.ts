import type { CreditNoteLineResolvers } from '../../types.generated.ts';

export const CreditNoteLine: CreditNoteLineResolvers = {
  line: ({ lineId }, _args, { loaders }) => loaders.linesById.load(lineId),
};
