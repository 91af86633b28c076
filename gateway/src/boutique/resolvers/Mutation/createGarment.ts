import { boutique } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { configurationIn, garmentSuccess } from '../../writeGarment.ts';
import { writingDesigns } from '../../writeDesigns.ts';

export const createGarment: NonNullable<MutationResolvers['createGarment']> = writingDesigns(
  async ({ key, ...input }, context) => {
    const body = configurationIn(input);
    return garmentSuccess(await context.call(boutique.submitItemConfiguration, { key, body }), context);
  },
  { id: 'point' },
);
