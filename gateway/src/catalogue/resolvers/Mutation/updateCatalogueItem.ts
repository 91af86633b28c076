import { catalogue } from '@galla/upstream/contract';
import { mapProblemFields } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { refused } from '../../../refusals/RefusalError.ts';
import { optionalDbId, parseId } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { UpdateCatalogueItemInput, MutationResolvers } from '../../../types.generated.ts';
import type { Context } from '../../../context.ts';
import { changedValues, inputField } from '../../formValues.ts';
import { itemOf } from '../../schema.mappers.ts';

export const updateCatalogueItem: NonNullable<MutationResolvers['updateCatalogueItem']> = withRefusals(
  (input, context) =>
    mapProblemFields(inputField, async () => {
      const { loaders } = context;
      const item = itemOf((await write(input, context)).data);
      loaders.items.prime([item]);
      loaders.variants.forget(item.dbId);
      return { __typename: 'UpdateCatalogueItemSuccess', item };
    }),
);

/** A picture alone has its own call, which does not need the form. */
function write({ key, item, values, image, removeImage }: UpdateCatalogueItemInput, { call }: Context) {
  const named = parseId(item);
  if (named?.type !== 'Product' && named?.type !== 'Service') throw refused('NOT_FOUND');
  const kind = named.type === 'Product' ? ('product' as const) : ('service' as const);
  const upload = optionalDbId('Upload', image);
  const removed = omitUndefined({ remove_image: removeImage === true ? (1 as const) : undefined });
  if (values.length === 0) {
    const picture = { ...omitUndefined({ image_id: upload }), ...removed };
    return call(catalogue.uploadCatalogImage, { key, body: { id: named.dbId, kind, ...picture } });
  }
  const picture = { ...omitUndefined({ image: upload }), ...removed };
  return call(catalogue.editCatalog, {
    key,
    body: { catalog_id: named.dbId, catalog_type: kind, values: changedValues(values), ...picture },
  });
}
