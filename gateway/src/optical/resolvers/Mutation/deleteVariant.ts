import { optical } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';
import { productNow } from '../../writeVariant.ts';

export const deleteVariant: NonNullable<MutationResolvers['deleteVariant']> = withRefusals(
  inShopWith('LENS_VARIANTS', async ({ key, variant }, context) => {
    const body = { id: dbIdOf('Variant', variant) };
    const { product_id: productId } = await context.call(optical.deleteLensVariant, { key, body });
    const product = await productNow(context, productId);
    return { __typename: 'DeleteVariantSuccess', deletedId: variant, product };
  }),
);
