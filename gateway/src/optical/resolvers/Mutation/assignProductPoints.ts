import { quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { atInputFields } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { pointsField, pointsSuccess } from '../../writePoints.ts';

export const assignProductPoints: NonNullable<MutationResolvers['assignProductPoints']> = (
  _parent,
  { input: { key, product, designation, points } },
  context,
) =>
  refusable(['InvalidInput', 'PermissionDenied', 'NotFound'], () =>
    atInputFields(pointsField, async () => {
      await requireCapability(context, 'POINTS_COMMISSION');
      const body = {
        product_id: dbIdOf('Product', product),
        designation_id: dbIdOf('Designation', designation),
        points: quantityText(points),
      };
      const { data } = await context.call(optical.addPoints, { key, body });
      return pointsSuccess(context, data.product_id);
    }),
  );
