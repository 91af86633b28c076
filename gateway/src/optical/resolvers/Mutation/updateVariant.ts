import { checkCorrectionNote, quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { formValues, stockChanged } from '../../../catalogue/index.ts';
import { mapProblemFields } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { bodyValues, variantField, variantSuccess } from '../../writeVariant.ts';

export const updateVariant: NonNullable<MutationResolvers['updateVariant']> = withRefusals(
  async ({ key, variant, values, expectedAvailable, reason, note }, context) => {
    // Here, where it can't be taken for a field of that name in the shop's form.
    refuseOn(checkCorrectionNote(reason ?? undefined, note ?? ''));
    return mapProblemFields(variantField, async () => {
      await requireCapability(context, 'LENS_VARIANTS');
      const expected = expectedAvailable == null ? undefined : quantityText(expectedAvailable);
      const body = {
        id: dbIdOf('Variant', variant),
        ...bodyValues(formValues(values)),
        ...omitUndefined({
          expected_quantity: expected,
          reason: reason ?? undefined,
          note: note ?? undefined,
        }),
      };
      const { data } = await context.call(optical.updateLensVariant, { key, body });
      return variantSuccess(context, data);
    });
  },
  { mapError: stockChanged },
);
