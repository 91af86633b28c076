import { rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { designAreaOf, resetsOf } from '../../designs.mappers.ts';
import { imageIn, stagePricesIn, writingDesigns } from '../../writeDesigns.ts';

export const createDesignOptions: NonNullable<MutationResolvers['createDesignOptions']> = writingDesigns(
  async ({ key, options }, { call }) => {
    const patterns = options.map((option) => ({
      design_area_id: dbIdOf('DesignArea', option.area),
      name: option.name,
      price: rupees(option.price ?? 0),
      // Left out unless true, so that only the new default takes over.
      ...(option.isDefault && { is_default: 1 as const }),
      stagePrices: stagePricesIn(option.stagePrices),
      ...imageIn(option),
    }));
    const answer = await call(boutique.addDesignOptions, { key, body: { patterns } });
    const areas = answer.design_areas.map(designAreaOf);
    const added = new Map(areas.flatMap((area) => area.options).map((option) => [option.dbId, option]));
    return {
      __typename: 'CreateDesignOptionsSuccess',
      options: answer.data.flatMap(({ id }) => added.get(id) ?? []),
      areas,
      resets: resetsOf(answer.resets, areas),
    };
  },
  { patterns: 'options' },
);
