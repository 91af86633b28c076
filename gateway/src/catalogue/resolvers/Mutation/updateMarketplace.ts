import { catalogue } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { chosenItems } from '../../chosenItems.ts';
import { itemOf } from '../../schema.mappers.ts';

export const updateMarketplace: NonNullable<MutationResolvers['updateMarketplace']> = withRefusals(
  async ({ key, items, listed }, { call, loaders }) => {
    const { catalog, dbIds } = chosenItems(items);
    const flag = listed ? (1 as const) : (0 as const);
    const { data } = await call(catalogue.updateProductStatus, {
      key,
      body: {
        catalog_type: catalog,
        products: dbIds.map((id) => ({ id, market_place: flag })),
      },
    });
    const changed = data.map(itemOf);
    loaders.items.prime(changed);
    return { __typename: 'UpdateMarketplaceSuccess', items: changed };
  },
);
