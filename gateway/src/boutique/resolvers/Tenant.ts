import type { TenantResolvers } from '../../types.generated.ts';

export const Tenant: Pick<TenantResolvers, 'stages' | 'statuses' | '__isTypeOf'> = {
  async stages({ dbId }, { type }, { loaders }) {
    const all = await loaders.stages.load(dbId);
    return type ? all.filter((stage) => stage.type === type) : all;
  },
  statuses: ({ dbId }, _args, { loaders }) => loaders.orderStatuses.load(dbId),
};
