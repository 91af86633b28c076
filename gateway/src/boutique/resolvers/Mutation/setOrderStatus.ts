import { boutique } from '@galla/upstream/contract';
import { wireMoneyMode } from '../../../billing/index.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withOrder } from '../../withOrder.ts';

export const setOrderStatus: NonNullable<MutationResolvers['setOrderStatus']> = withOrder(
  ({ key, order, status, expectedVersion, received }, { call }) => {
    const { refund, keep } = received ?? {};
    return call(boutique.updateOrderStatus, {
      key,
      body: {
        OrderID: dbIdOf('Order', order),
        status: dbIdOf('OrderStatus', status),
        ...(refund != null && { refund_mode: wireMoneyMode(refund, 'received.refund') }),
        ...(keep != null && { keep_reason: keep }),
        ...(expectedVersion != null && { expected_version: expectedVersion }),
      },
    });
  },
);
