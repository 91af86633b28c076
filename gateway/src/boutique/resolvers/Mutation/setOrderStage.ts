import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withOrder } from '../../withOrder.ts';

export const setOrderStage: NonNullable<MutationResolvers['setOrderStage']> = withOrder(
  ({ key, order, stage, expectedVersion }, { call }) =>
    call(boutique.updateOrderStage, {
      key,
      body: {
        OrderID: dbIdOf('Order', order),
        stage: dbIdOf('Stage', stage),
        ...(expectedVersion != null && { expected_version: expectedVersion }),
      },
    }),
);
