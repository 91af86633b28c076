import { globalId } from '../../relay/ids.ts';
import { openNode } from '../../relay/nodes.ts';
import type { OrderItemResolvers } from '../../types.generated.ts';

export const OrderItem: OrderItemResolvers = {
  id: ({ dbId }) => globalId('OrderItem', dbId),
  order: ({ orderId }, _args, { loaders }) => loaders.orders.load(orderId),
  garment: ({ garmentId }, _args, context, info) =>
    openNode(globalId('Garment', garmentId), context, info) as never,
};
