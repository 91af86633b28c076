import { optical } from '@galla/upstream/contract';
import { formValues } from '../../../catalogue/formValues.ts';
import { atInputFields } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { bodyValues, variantField, variantSuccess } from '../../writeVariant.ts';

export const addVariant: NonNullable<MutationResolvers['addVariant']> = (
  _parent,
  { input: { key, product, values } },
  context,
) =>
  refusable(['InvalidInput', 'PermissionDenied', 'NotFound'], () =>
    atInputFields(variantField, async () => {
      await requireCapability(context, 'LENS_VARIANTS');
      const body = { product_id: dbIdOf('Product', product), ...bodyValues(formValues(values)) };
      const { data } = await context.call(optical.addLensVariant, { key, body });
      return variantSuccess(context, data);
    }),
  );
