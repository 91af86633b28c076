import type { PieceAlterationResolvers } from '../../types.generated.ts';

export const PieceAlteration: PieceAlterationResolvers = {
  order: ({ orderId }, _args, { loaders }) => loaders.orders.load(orderId),
};
