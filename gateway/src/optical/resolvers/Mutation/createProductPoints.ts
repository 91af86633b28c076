import { quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { pointsField, pointsSuccess } from '../../writePoints.ts';

export const createProductPoints: NonNullable<MutationResolvers['createProductPoints']> = withRefusals(
  inShopWith('POINTS_COMMISSION', async ({ key, product, designation, points }, context) => {
    const body = {
      product_id: dbIdOf('Product', product),
      designation_id: dbIdOf('Designation', designation),
      points: quantityText(points),
    };
    const { data } = await context.call(optical.addPoints, { key, body });
    return pointsSuccess(context, data.product_id);
  }),
  { inputField: pointsField },
);
