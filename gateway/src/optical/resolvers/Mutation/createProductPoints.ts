import { quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { pointsSuccess, writingPoints } from '../../points.ts';

export const createProductPoints: NonNullable<MutationResolvers['createProductPoints']> = writingPoints(
  async ({ key, product, designation, points }, context) => {
    const product_id = dbIdOf('Product', product);
    const designation_id = dbIdOf('Designation', designation);
    const body = { product_id, designation_id, points: quantityText(points) };
    return pointsSuccess(context, (await context.call(optical.addPoints, { key, body })).data);
  },
);
