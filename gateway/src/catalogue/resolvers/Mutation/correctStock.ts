import { catalogue } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf, idField } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { countedStock } from '../../countedStock.ts';
import { productOf } from '../../schema.mappers.ts';
import { stockChanged } from '../../stockChanged.ts';

const inputField = fieldMapper({
  catalog_id: 'product',
  catalog_type: 'product',
  variant_id: 'variant',
  available_quantity: 'available',
  expected_quantity: 'expectedAvailable',
});

export const correctStock: NonNullable<MutationResolvers['correctStock']> = withRefusals(
  async ({ key, product, variant, ...counted }, { call, loaders }) => {
    const body = {
      catalog_id: dbIdOf('Product', product),
      catalog_type: 'product' as const,
      ...idField('variant_id', 'Variant', variant),
      ...countedStock(counted, 'note'),
    };
    const { data } = await call(catalogue.editCatalog, { key, body });
    const corrected = productOf(data);
    loaders.items.prime([corrected]);
    loaders.variants.forget(corrected.dbId);
    return { __typename: 'CorrectStockSuccess', product: corrected };
  },
  { inputField, mapError: stockChanged },
);
