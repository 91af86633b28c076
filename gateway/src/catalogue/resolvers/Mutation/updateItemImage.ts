import { catalogue } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { refused } from '../../../refusals/RefusalError.ts';
import { dbIdOf, parseId } from '../../../relay/ids.ts';
import type { MutationResolvers, UpdateItemImageInput } from '../../../types.generated.ts';
import { itemOf } from '../../schema.mappers.ts';

const inputField = fieldMapper({ id: 'item', kind: 'item', image_id: 'image', remove_image: 'image' });

export const updateItemImage: NonNullable<MutationResolvers['updateItemImage']> = withRefusals(
  async (input, { call, loaders }) => {
    const { data } = await call(catalogue.uploadCatalogImage, { key: input.key, body: bodyOf(input) });
    const item = itemOf(data);
    loaders.items.prime([item]);
    return { __typename: 'UpdateItemImageSuccess', item };
  },
  { inputField },
);

function bodyOf({ item, image }: UpdateItemImageInput) {
  const named = parseId(item);
  if (named?.type !== 'Product' && named?.type !== 'Service') throw refused('NOT_FOUND');
  return {
    id: named.dbId,
    kind: named.type === 'Product' ? ('product' as const) : ('service' as const),
    ...(image == null ? { remove_image: 1 as const } : { image_id: dbIdOf('Upload', image) }),
  };
}
