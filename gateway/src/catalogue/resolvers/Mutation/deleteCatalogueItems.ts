import { catalogue } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { globalId } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { chosenItems } from '../../chosenItems.ts';

export const deleteCatalogueItems: NonNullable<MutationResolvers['deleteCatalogueItems']> = withRefusals(
  async ({ key, items }, { call }) => {
    const { type, catalog, dbIds } = chosenItems(items);
    const { deleted_ids: deleted } = await call(catalogue.deleteCatalog, {
      key,
      body: { catalog_type: catalog, catalog_ids: dbIds },
    });
    return {
      __typename: 'DeleteCatalogueItemsSuccess',
      deletedIds: deleted.map((dbId) => globalId(type, dbId)),
    };
  },
);
