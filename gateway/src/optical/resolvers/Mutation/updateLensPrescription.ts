import { optical } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { bodyPowers, powersField, prescriptionSuccess } from '../../writePrescription.ts';

export const updateLensPrescription: NonNullable<MutationResolvers['updateLensPrescription']> = withRefusals(
  inShopWith('LENS_VARIANTS', async ({ key, prescription, powers }, context) => {
    const id = dbIdOf('LensPrescription', prescription);
    const body = { id, prescription: bodyPowers(powers) };
    const { data } = await context.call(optical.updatePrescription, { key, body });
    return prescriptionSuccess(context, { productId: data.product_id, variantId: data.variant_id });
  }),
  { inputField: powersField },
);
