import { catalogue } from '@galla/upstream/contract';
import { atInputFields } from '../../../refusals/atInputFields.ts';
import { refusable } from '../../../refusals/refusable.ts';
import { optionalDbId } from '../../../relay/ids.ts';
import { given } from '../../../rest/given.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { formValues, inputField } from '../../formValues.ts';
import { itemOf } from '../../schema.mappers.ts';

export const addCatalogueItem: NonNullable<MutationResolvers['addCatalogueItem']> = (
  _parent,
  { input: { key, kind, values, image } },
  { call, loaders },
) =>
  refusable(['InvalidInput', 'PermissionDenied'], () =>
    atInputFields(inputField, async () => {
      const { data } = await call(catalogue.addCatalog, {
        key,
        body: {
          catalog_type: kind === 'PRODUCT' ? 'product' : 'service',
          values: formValues(values),
          ...given({ image: optionalDbId('Upload', image) }),
        },
      });
      const item = itemOf(data);
      loaders.items.prime([item]);
      return { __typename: 'AddCatalogueItemSuccess' as const, item };
    }),
  );
