import { catalogue } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { chosenItems } from '../../chosenItems.ts';
import { itemOf, statusWord } from '../../schema.mappers.ts';

export const updateCatalogueStatus: NonNullable<MutationResolvers['updateCatalogueStatus']> = withRefusals(
  async ({ key, items, status }, { call, loaders }) => {
    const { catalog, dbIds } = chosenItems(items);
    const { data } = await call(catalogue.updateProductStatus, {
      key,
      body: {
        catalog_type: catalog,
        products: dbIds.map((id) => ({ id, oc_status: statusWord(status) })),
      },
    });
    const changed = data.map(itemOf);
    loaders.items.prime(changed);
    return { __typename: 'UpdateCatalogueStatusSuccess', items: changed };
  },
);
