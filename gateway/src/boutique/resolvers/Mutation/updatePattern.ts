import { rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { patternOf } from '../../designs.mappers.ts';
import { expectedOf } from '../../withMasters.ts';
import { stagePricesIn } from '../../writeDesigns.ts';
import { garmentNow, imagesIn, writingPatterns } from '../../writePattern.ts';

export const updatePattern: NonNullable<MutationResolvers['updatePattern']> = writingPatterns(
  async ({ key, pattern, name, price, images, stagePrices, expectedVersion }, context) => {
    const params = { id: dbIdOf('Pattern', pattern) };
    const body = {
      ...omitUndefined({
        name: name ?? undefined,
        price: price == null ? undefined : rupees(price),
        image: imagesIn(images),
        stagePrices: stagePrices ? stagePricesIn(stagePrices) : undefined,
      }),
      ...expectedOf(expectedVersion),
    };
    const { data } = await context.call(boutique.updatePattern, { key, params, body });
    const now = await garmentNow(context, data.item_id);
    return { __typename: 'PatternSuccess', pattern: patternOf(data), garment: now };
  },
);
