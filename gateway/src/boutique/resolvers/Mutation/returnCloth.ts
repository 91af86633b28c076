import { quantityText } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withOrder } from '../../withOrder.ts';

export const returnCloth: NonNullable<MutationResolvers['returnCloth']> = withOrder(
  ({ key, item, left }, { call }) =>
    call(boutique.returnCloth, {
      key,
      body: { item_id: dbIdOf('OrderItem', item), left: left == null ? null : quantityText(left) },
    }),
);
