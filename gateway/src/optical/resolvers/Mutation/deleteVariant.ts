import { optical } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { requireCapability } from '../../capability.ts';
import { productNow } from '../../writeVariant.ts';

export const deleteVariant: NonNullable<MutationResolvers['deleteVariant']> = (
  _parent,
  { input: { key, variant } },
  context,
) =>
  refusable(['PermissionDenied', 'NotFound'], async () => {
    await requireCapability(context, 'LENS_VARIANTS');
    const body = { id: dbIdOf('Variant', variant) };
    const { product_id: productId } = await context.call(optical.deleteLensVariant, { key, body });
    const product = await productNow(context, productId);
    return { __typename: 'DeleteVariantSuccess' as const, deletedId: variant, product };
  });
