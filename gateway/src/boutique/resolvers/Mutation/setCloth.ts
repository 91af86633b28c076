import { quantityText } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withOrder } from '../../withOrder.ts';

export const setCloth: NonNullable<MutationResolvers['setCloth']> = withOrder(
  ({ key, item, cloth }, { call }) =>
    call(boutique.setCloth, {
      key,
      body: {
        item_id: dbIdOf('OrderItem', item),
        cloth:
          cloth == null
            ? null
            : {
                description: cloth.description,
                metres: quantityText(cloth.metres),
                ...(cloth.photo !== undefined && {
                  photo: cloth.photo === null ? null : dbIdOf('Upload', cloth.photo),
                }),
              },
      },
    }),
);
