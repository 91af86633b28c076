import { optical } from '@galla/upstream/contract';
import { atInputFields } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { powersField, prescriptionSuccess } from '../../writePrescription.ts';

export const deleteLensPrescription: NonNullable<MutationResolvers['deleteLensPrescription']> = (
  _parent,
  { input: { key, prescription } },
  context,
) =>
  refusable(['InvalidInput', 'PermissionDenied', 'NotFound'], () =>
    atInputFields(powersField, async () => {
      await requireCapability(context, 'LENS_VARIANTS');
      const body = { id: dbIdOf('LensPrescription', prescription) };
      const gone = await context.call(optical.deletePrescription, { key, body });
      return prescriptionSuccess(context, { productId: gone.product_id, variantId: gone.variant_id });
    }),
  );
