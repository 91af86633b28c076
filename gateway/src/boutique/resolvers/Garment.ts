import { globalId } from '../../relay/ids.ts';
import type { GarmentResolvers } from '../../types.generated.ts';

/**
 * A garment's parts were included where the lookahead saw them; otherwise all parts are fetched for all garments at
 * once.
 */
export const Garment: GarmentResolvers = {
  id: ({ dbId }) => globalId('Garment', dbId),
  areas: async ({ dbId, areas }, _args, { loaders }) =>
    areas ?? (await loaders.wholeGarments.loadNonNull(dbId)).areas ?? [],
  measurementPoints: async ({ dbId, measurementPoints }, _args, { loaders }) =>
    measurementPoints ?? (await loaders.wholeGarments.loadNonNull(dbId)).measurementPoints ?? [],
  patterns: async ({ dbId, patterns }, _args, { loaders }) =>
    patterns ?? (await loaders.wholeGarments.loadNonNull(dbId)).patterns ?? [],
};
