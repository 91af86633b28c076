import { optical } from '@galla/upstream/contract';
import { atInputFields } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { bodyPowers, powersField, prescriptionSuccess } from '../../writePrescription.ts';

export const submitLensPrescription: NonNullable<MutationResolvers['submitLensPrescription']> = (
  _parent,
  { input: { key, product, variant, powers } },
  context,
) =>
  refusable(['InvalidInput', 'PermissionDenied', 'NotFound'], () =>
    atInputFields(powersField, async () => {
      await requireCapability(context, 'LENS_VARIANTS');
      const body = {
        product_id: dbIdOf('Product', product),
        variant_id: dbIdOf('Variant', variant),
        prescription: bodyPowers(powers),
      };
      const { data } = await context.call(optical.submitPrescription, { key, body });
      return prescriptionSuccess(context, { productId: data.product_id, variantId: data.variant_id });
    }),
  );
