import { partsOf } from '../../commission/index.ts';
import { dbIdOf, globalId, parseId } from '../../relay/ids.ts';
import type { DocumentLineResolvers } from '../../types.generated.ts';

export const DocumentLine: DocumentLineResolvers = {
  id: ({ dbId }) => globalId('DocumentLine', dbId),
  item: ({ itemId }, _args, { loaders }) =>
    itemId === null ? null : loaders.items.load(parseId(itemId)?.dbId ?? ''),
  variant: ({ variantId }, _args, { loaders }) =>
    variantId === null ? null : loaders.variantsById.load(dbIdOf('Variant', variantId)),
  commissionParts: ({ dbId, documentId, isSplit }, _args, context) =>
    isSplit ? partsOf(context, documentId, dbId) : [],
};
