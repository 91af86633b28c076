import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { designAreaOf } from '../../designs.mappers.ts';
import { expectedOf } from '../../withMasters.ts';
import { writingDesigns } from '../../writeDesigns.ts';

export const deleteDesignOption: NonNullable<MutationResolvers['deleteDesignOption']> = writingDesigns(
  async ({ key, option, expectedVersion }, { call }) => {
    const params = { id: dbIdOf('DesignOption', option) };
    const query = expectedOf(expectedVersion);
    const { data } = await call(boutique.deleteDesignOption, { key, params, query });
    return { __typename: 'DeleteDesignOptionSuccess', deletedId: option, area: designAreaOf(data) };
  },
  { id: 'option' },
);
