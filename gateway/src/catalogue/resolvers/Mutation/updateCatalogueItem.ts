import { checkCorrectionNote, quantityText } from '@galla/domain';
import { catalogue } from '@galla/upstream/contract';
import { mapProblemFields } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { refused } from '../../../refusals/RefusalError.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { optionalDbId, parseId } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { UpdateCatalogueItemInput, MutationResolvers } from '../../../types.generated.ts';
import { formValues, inputField } from '../../formValues.ts';
import { itemOf } from '../../schema.mappers.ts';
import { stockChanged } from '../../stockChanged.ts';

export const updateCatalogueItem: NonNullable<MutationResolvers['updateCatalogueItem']> = withRefusals(
  async (input, { call, loaders }) => {
    // Here, where it can't be taken for a field of that name in the shop's form.
    refuseOn(checkCorrectionNote(input.reason ?? undefined, input.note ?? ''));
    return mapProblemFields(inputField, async () => {
      const { data } = await call(catalogue.editCatalog, { key: input.key, body: bodyOf(input) });
      const item = itemOf(data);
      loaders.items.prime([item]);
      loaders.variants.forget(item.dbId);
      return { __typename: 'UpdateCatalogueItemSuccess', item };
    });
  },
  { mapError: stockChanged },
);

function bodyOf(input: UpdateCatalogueItemInput) {
  const { item, values, image, removeImage, expectedAvailable, reason, note } = input;
  const named = parseId(item);
  if (named?.type !== 'Product' && named?.type !== 'Service') throw refused('NOT_FOUND');
  return {
    catalog_id: named.dbId,
    catalog_type: named.type === 'Product' ? ('product' as const) : ('service' as const),
    values: formValues(values),
    ...omitUndefined({
      image: optionalDbId('Upload', image),
      remove_image: removeImage === true ? (1 as const) : undefined,
      expected_quantity: expectedAvailable == null ? undefined : quantityText(expectedAvailable),
      reason: reason ?? undefined,
      note: note ?? undefined,
    }),
  };
}
