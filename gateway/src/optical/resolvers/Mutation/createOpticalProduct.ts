import { optical } from '@galla/upstream/contract';
import { formValues, inputField, productOf } from '../../../catalogue/index.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { idField } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { inShopWith } from '../../capability.ts';

/** Fields of a variant's form are below its index, all others below the product's values. */
const fieldOf = (bodyField: string): string =>
  bodyField.startsWith('variants.') ? bodyField : inputField(bodyField);

export const createOpticalProduct: NonNullable<MutationResolvers['createOpticalProduct']> = withRefusals(
  inShopWith('LENS_VARIANTS', async ({ key, values, image, variants }, context) => {
    const body = {
      values: formValues(values),
      variants: variants.map((variant) => formValues(variant.values)),
      ...idField('image', 'Upload', image),
    };
    const { data } = await context.call(optical.addOpticalCatalogue, { key, body });
    const product = productOf(data);
    context.loaders.items.prime([product]);
    return { __typename: 'CreateOpticalProductSuccess', product };
  }),
  { inputField: fieldOf },
);
