import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withOrder } from '../../withOrder.ts';

export const assignPieces: NonNullable<MutationResolvers['assignPieces']> = withOrder(
  ({ key, order, items, stage, employee }, { call }) =>
    call(boutique.assignEmployee, {
      key,
      body: {
        order_id: dbIdOf('Order', order),
        employee_id: dbIdOf('Employee', employee),
        stage: dbIdOf('Stage', stage),
        item: items.map(({ item, quantity }) => ({ id: dbIdOf('OrderItem', item), qty: quantity })),
      },
    }),
);
