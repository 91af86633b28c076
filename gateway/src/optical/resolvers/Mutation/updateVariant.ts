import { optical } from '@galla/upstream/contract';
import { changedValues } from '../../../catalogue/index.ts';
import { mapProblemFields } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { bodyValues, variantField, variantSuccess } from '../../writeVariant.ts';

export const updateVariant: NonNullable<MutationResolvers['updateVariant']> = withRefusals(
  ({ key, variant, values }, context) =>
    mapProblemFields(variantField, async () => {
      await requireCapability(context, 'LENS_VARIANTS');
      const body = { id: dbIdOf('Variant', variant), ...bodyValues(changedValues(values)) };
      const { data } = await context.call(optical.updateLensVariant, { key, body });
      return variantSuccess(context, data);
    }),
);
