import type { AlterationResolvers } from '../../types.generated.ts';

export const Alteration: AlterationResolvers = {
  order: ({ orderId }, _args, { loaders }) => loaders.orders.load(orderId),
};
