import { problem, rupees } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { refused } from '../../../refusals/RefusalError.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { idField, parseId } from '../../../relay/ids.ts';
import type { MutationResolvers, UpdatePriceInput } from '../../../types.generated.ts';
import { countedStock } from '../../countedStock.ts';
import { itemOf } from '../../schema.mappers.ts';
import { stockChanged } from '../../stockChanged.ts';

const inputField = fieldMapper({
  catalog_id: 'item',
  catalog_type: 'item',
  variant_id: 'variant',
  available_quantity: 'stock.available',
  expected_quantity: 'stock.expectedAvailable',
  reason: 'stock.reason',
  note: 'stock.note',
});

export const updatePrice: NonNullable<MutationResolvers['updatePrice']> = withRefusals(
  async (input, { call, loaders }) => {
    const { data } = await call(catalogue.editCatalog, { key: input.key, body: bodyOf(input) });
    const item = itemOf(data);
    loaders.items.prime([item]);
    loaders.variants.forget(item.dbId);
    return { __typename: 'UpdatePriceSuccess', item };
  },
  { inputField, mapError: stockChanged },
);

function bodyOf({ item, variant, price, stock }: UpdatePriceInput) {
  const named = parseId(item);
  if (named?.type !== 'Product' && named?.type !== 'Service') throw refused('NOT_FOUND');
  const isService = named.type === 'Service';
  refuseOn(
    price < 0 ? problem('price', 'INVALID_INPUT', 'billing.priceInvalid') : undefined,
    isService && variant != null ? problem('variant', 'INVALID_INPUT', 'faults.invalidInput') : undefined,
    isService && stock != null ? problem('stock', 'INVALID_INPUT', 'faults.invalidInput') : undefined,
  );
  return {
    catalog_id: named.dbId,
    catalog_type: isService ? ('service' as const) : ('product' as const),
    ...idField('variant_id', 'Variant', variant),
    price: rupees(price),
    ...(stock && countedStock(stock, 'stock.note')),
  };
}
