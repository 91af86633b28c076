import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { expectedOf } from '../../withMasters.ts';
import { garmentNow, writingPatterns } from '../../writePattern.ts';

export const deletePattern: NonNullable<MutationResolvers['deletePattern']> = writingPatterns(
  async ({ key, pattern, expectedVersion }, context) => {
    const params = { id: dbIdOf('Pattern', pattern) };
    const query = expectedOf(expectedVersion);
    const { item_id: garment } = await context.call(boutique.deletePattern, { key, params, query });
    return {
      __typename: 'DeletePatternSuccess',
      deletedId: pattern,
      garment: await garmentNow(context, garment),
    };
  },
);
