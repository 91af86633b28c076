import type { TenantResolvers } from '../../types.generated.ts';

export const Tenant: Pick<TenantResolvers, 'branches' | '__isTypeOf'> = {
  branches: ({ dbId }, _args, { loaders }) => loaders.branches.load(dbId),
};
