import { catalogue } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { idField } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { formValues, inputField } from '../../formValues.ts';
import { itemOf } from '../../schema.mappers.ts';

export const createCatalogueItem: NonNullable<MutationResolvers['createCatalogueItem']> = withRefusals(
  async ({ key, kind, values, image }, { call, loaders }) => {
    const { data } = await call(catalogue.addCatalog, {
      key,
      body: {
        catalog_type: kind === 'PRODUCT' ? 'product' : 'service',
        values: formValues(values),
        ...idField('image', 'Upload', image),
      },
    });
    const item = itemOf(data);
    loaders.items.prime([item]);
    return { __typename: 'CreateCatalogueItemSuccess', item };
  },
  { inputField },
);
