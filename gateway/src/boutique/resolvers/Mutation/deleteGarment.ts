import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { expectedOf } from '../../withMasters.ts';
import { writingDesigns } from '../../writeDesigns.ts';
import { ownTenant } from '../../writeGarment.ts';

export const deleteGarment: NonNullable<MutationResolvers['deleteGarment']> = writingDesigns(
  async ({ key, garment, expectedVersion }, context) => {
    const params = { id: dbIdOf('Garment', garment) };
    await context.call(boutique.deleteItem, { key, params, query: expectedOf(expectedVersion) });
    context.loaders.wholeGarments.forget(params.id);
    return { __typename: 'DeleteGarmentSuccess', deletedId: garment, tenant: await ownTenant(context) };
  },
  { id: 'garment' },
);
