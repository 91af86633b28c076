import type { TenantResolvers } from '../../types.generated.ts';

export const Tenant: Pick<TenantResolvers, 'campaigns' | '__isTypeOf'> = {
  campaigns: ({ dbId }, _args, { loaders }) => loaders.campaigns.load(dbId),
};
