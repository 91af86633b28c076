import { globalId } from '../../relay/ids.ts';
import type { VariantResolvers } from '../../types.generated.ts';

export const Variant: VariantResolvers = {
  id: ({ dbId }) => globalId('Variant', dbId),
};
