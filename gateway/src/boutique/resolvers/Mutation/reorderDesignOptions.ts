import { boutique } from '@galla/upstream/contract';
import { refused } from '../../../refusals/RefusalError.ts';
import { dbIdOf, optionalDbId } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { designAreaOf } from '../../designs.mappers.ts';
import { writingDesigns } from '../../writeDesigns.ts';

export const reorderDesignOptions: NonNullable<MutationResolvers['reorderDesignOptions']> = writingDesigns(
  async ({ key, garment, area, options }, { call, loaders }) => {
    const params = { id: optionalDbId('Garment', garment) ?? '10' };
    const placed = options.map((option, index) => ({
      id: dbIdOf('DesignOption', option),
      display_order: index + 1,
    }));
    const whole = { area_id: dbIdOf('DesignArea', area), complete: 1 as const, options: placed };
    const { data } = await call(boutique.updateDesignAreas, { key, params, body: { design_areas: [whole] } });
    loaders.wholeGarments.forget(params.id);
    const [placedArea] = data.map(designAreaOf);
    if (!placedArea) throw refused('NOT_FOUND');
    return { __typename: 'ReorderDesignOptionsSuccess', area: placedArea };
  },
);
