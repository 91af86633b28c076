import { globalId } from '../../relay/ids.ts';
import type { OrderStatusResolvers } from '../../types.generated.ts';

export const OrderStatus: OrderStatusResolvers = {
  id: ({ dbId }) => globalId('OrderStatus', dbId),
};
