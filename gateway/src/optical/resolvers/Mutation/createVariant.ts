import { optical } from '@galla/upstream/contract';
import { formValues } from '../../../catalogue/index.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { bodyValues, variantField, variantSuccess } from '../../writeVariant.ts';

export const createVariant: NonNullable<MutationResolvers['createVariant']> = withRefusals(
  inShopWith('LENS_VARIANTS', async ({ key, product, values }, context) => {
    const body = { product_id: dbIdOf('Product', product), ...bodyValues(formValues(values)) };
    const { data } = await context.call(optical.addLensVariant, { key, body });
    return variantSuccess(context, data);
  }),
  { inputField: variantField },
);
