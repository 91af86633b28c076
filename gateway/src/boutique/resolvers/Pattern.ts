import { globalId } from '../../relay/ids.ts';
import type { PatternResolvers } from '../../types.generated.ts';

export const Pattern: PatternResolvers = {
  id: ({ dbId }) => globalId('Pattern', dbId),
  garment: ({ garmentId }, _args, { loaders }) => loaders.wholeGarments.loadNonNull(garmentId),
};
