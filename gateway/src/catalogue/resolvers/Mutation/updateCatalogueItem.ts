import { checkCorrectionNote, problem, quantityText, rupees } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { refused } from '../../../refusals/RefusalError.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { optionalDbId, parseId } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers, UpdateCatalogueItemInput } from '../../../types.generated.ts';
import { itemOf } from '../../schema.mappers.ts';
import { stockChanged } from '../../stockChanged.ts';

const inputField = fieldMapper({
  catalog_id: 'item',
  catalog_type: 'item',
  variant_id: 'variant',
  available_quantity: 'available',
  expected_quantity: 'expectedAvailable',
});

export const updateCatalogueItem: NonNullable<MutationResolvers['updateCatalogueItem']> = withRefusals(
  async (input, { call, loaders }) => {
    const body = bodyOf(input);
    const { data } = await call(catalogue.editCatalog, { key: input.key, body });
    const item = itemOf(data);
    loaders.items.prime([item]);
    loaders.variants.forget(item.dbId);
    return { __typename: 'UpdateCatalogueItemSuccess', item };
  },
  { inputField, mapError: stockChanged },
);

function bodyOf(input: UpdateCatalogueItemInput) {
  const { item, variant, price, available, expectedAvailable, reason, note } = input;
  const named = parseId(item);
  if (named?.type !== 'Product' && named?.type !== 'Service') throw refused('NOT_FOUND');
  const isService = named.type === 'Service';
  refuseOn(
    price != null && price < 0 ? problem('price', 'INVALID_INPUT', 'billing.priceInvalid') : undefined,
    isService && variant != null ? invalid('variant') : undefined,
    isService && available != null ? invalid('available') : undefined,
    available != null && expectedAvailable == null ? invalid('expectedAvailable') : undefined,
    price == null && available == null ? invalid('price') : undefined,
    checkCorrectionNote(reason ?? undefined, note ?? ''),
  );
  return {
    catalog_id: named.dbId,
    catalog_type: isService ? ('service' as const) : ('product' as const),
    ...omitUndefined({
      variant_id: optionalDbId('Variant', variant),
      price: price == null ? undefined : rupees(price),
      available_quantity: available == null ? undefined : quantityText(available),
      expected_quantity: expectedAvailable == null ? undefined : quantityText(expectedAvailable),
      reason: reason ?? undefined,
      note: note ?? undefined,
    }),
  };
}

function invalid(field: string) {
  return problem(field, 'INVALID_INPUT', 'faults.invalidInput');
}
