import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { expectedOf } from '../../withMasters.ts';
import { writingDesigns } from '../../writeDesigns.ts';
import { configurationIn, garmentSuccess } from '../../writeGarment.ts';

export const updateGarment: NonNullable<MutationResolvers['updateGarment']> = writingDesigns(
  async ({ key, garment, expectedVersion, ...input }, context) => {
    const item_id = dbIdOf('Garment', garment);
    const body = { item_id, ...configurationIn(input), ...expectedOf(expectedVersion) };
    return garmentSuccess(await context.call(boutique.submitItemConfiguration, { key, body }), context);
  },
  { id: 'point' },
);
