import { quantityText } from '@galla/domain';
import { optical } from '@galla/upstream/contract';
import { formValues } from '../../../catalogue/formValues.ts';
import { stockChanged } from '../../../catalogue/stockChanged.ts';
import { atInputFields } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { given } from '../../../rest/given.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { bodyValues, variantField, variantSuccess } from '../../writeVariant.ts';

export const editVariant: NonNullable<MutationResolvers['editVariant']> = (
  _parent,
  { input: { key, variant, values, expectedAvailable } },
  context,
) =>
  refusable(
    ['ChangedMeanwhile', 'InvalidInput', 'PermissionDenied', 'NotFound'],
    () =>
      atInputFields(variantField, async () => {
        await requireCapability(context, 'LENS_VARIANTS');
        const expected = expectedAvailable == null ? undefined : quantityText(expectedAvailable);
        const body = {
          id: dbIdOf('Variant', variant),
          ...bodyValues(formValues(values)),
          ...given({ expected_quantity: expected }),
        };
        const { data } = await context.call(optical.updateLensVariant, { key, body });
        return variantSuccess(context, data);
      }),
    stockChanged,
  );
