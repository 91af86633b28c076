import { rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import type { Context } from '../../../context.ts';
import { dbIdOf, optionalDbId } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { DesignOptionChangeInput, MutationResolvers } from '../../../types.generated.ts';
import { designAreaOf, resetsOf } from '../../designs.mappers.ts';
import { expectedOf } from '../../withMasters.ts';
import { allStagePricesIn, imageIn, writingDesigns } from '../../writeDesigns.ts';

async function changeIn(change: DesignOptionChangeInput, context: Context) {
  const { option, name, price, isDefault, position, expectedVersion } = change;
  return {
    id: dbIdOf('DesignOption', option),
    ...omitUndefined({
      name: name ?? undefined,
      price: price == null ? undefined : rupees(price),
      is_default: isDefault == null ? undefined : isDefault ? (1 as const) : (0 as const),
      display_order: position ?? undefined,
      stagePrices: await allStagePricesIn(change.stagePrices, context),
    }),
    ...imageIn(change),
    ...expectedOf(expectedVersion),
  };
}

export const updateDesigns: NonNullable<MutationResolvers['updateDesigns']> = writingDesigns(
  async ({ key, garment, areas }, context) => {
    const params = { id: optionalDbId('Garment', garment) ?? '10' };
    const design_areas = await Promise.all(
      areas.map(async ({ area, options }) => ({
        area_id: dbIdOf('DesignArea', area),
        options: await Promise.all(options.map((option) => changeIn(option, context))),
      })),
    );
    const { data, resets } = await context.call(boutique.updateDesignAreas, {
      key,
      params,
      body: { design_areas },
    });
    context.loaders.wholeGarments.forget(params.id);
    const changed = data.map(designAreaOf);
    return { __typename: 'UpdateDesignsSuccess', areas: changed, resets: resetsOf(resets, changed) };
  },
  { id: 'option' },
);
