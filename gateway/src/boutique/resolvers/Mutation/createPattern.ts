import { rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { patternOf } from '../../designs.mappers.ts';
import { stagePricesIn } from '../../writeDesigns.ts';
import { garmentNow, writingPatterns } from '../../writePattern.ts';

export const createPattern: NonNullable<MutationResolvers['createPattern']> = writingPatterns(
  async ({ key, garment, name, price, images, stagePrices }, context) => {
    const item_id = dbIdOf('Garment', garment);
    const image = images.map((upload) => dbIdOf('Upload', upload));
    const body = { item_id, name, price: rupees(price), image, stagePrices: stagePricesIn(stagePrices) };
    const { data } = await context.call(boutique.addPattern, { key, body });
    const now = await garmentNow(context, item_id);
    return { __typename: 'PatternSuccess', pattern: patternOf(data), garment: now };
  },
);
