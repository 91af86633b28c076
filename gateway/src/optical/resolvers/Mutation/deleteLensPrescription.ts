import { optical } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { powersField, variantNow } from '../../writePrescription.ts';

export const deleteLensPrescription: NonNullable<MutationResolvers['deleteLensPrescription']> = withRefusals(
  inShopWith('LENS_VARIANTS', async ({ key, prescription }, context) => {
    const body = { id: dbIdOf('LensPrescription', prescription) };
    const gone = await context.call(optical.deletePrescription, { key, body });
    const variant = await variantNow(context, { productId: gone.product_id, variantId: gone.variant_id });
    return { __typename: 'DeleteLensPrescriptionSuccess' as const, deletedId: prescription, variant };
  }),
  { inputField: powersField },
);
