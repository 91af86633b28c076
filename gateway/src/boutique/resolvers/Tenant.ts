import type { TenantResolvers } from '../../types.generated.ts';
import { orderConnection } from '../orderConnection.ts';
import { partsBelow } from '../garmentParts.ts';

export const Tenant: Pick<
  TenantResolvers,
  'addOns' | 'garments' | 'orders' | 'stages' | 'statuses' | '__isTypeOf'
> = {
  async stages({ dbId }, { type }, { loaders }) {
    const all = await loaders.stages.load(dbId);
    return type ? all.filter((stage) => stage.type === type) : all;
  },
  statuses: ({ dbId }, _args, { loaders }) => loaders.orderStatuses.load(dbId),
  orders: (_tenant, args, context, info) => orderConnection(args, context, info),
  // With what is asked for of them, so that their fields need no call of their own.
  garments: (_tenant, _args, { loaders }, info) => loaders.garments.load(partsBelow(info)),
  addOns: ({ dbId }, _args, { loaders }) => loaders.addOns.load(dbId),
};
