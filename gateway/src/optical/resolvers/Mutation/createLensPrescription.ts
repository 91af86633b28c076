import { optical } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { bodyPowers, powersField, prescriptionSuccess } from '../../writePrescription.ts';

export const createLensPrescription: NonNullable<MutationResolvers['createLensPrescription']> = withRefusals(
  inShopWith('LENS_VARIANTS', async ({ key, product, variant, powers }, context) => {
    const body = {
      product_id: dbIdOf('Product', product),
      variant_id: dbIdOf('Variant', variant),
      prescription: bodyPowers(powers),
    };
    const { data } = await context.call(optical.submitPrescription, { key, body });
    return prescriptionSuccess(context, { productId: data.product_id, variantId: data.variant_id });
  }),
  { inputField: powersField },
);
