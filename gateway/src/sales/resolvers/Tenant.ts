import type { TenantResolvers } from '../../types.generated.ts';

export const Tenant: Pick<TenantResolvers, 'designations' | '__isTypeOf'> = {
  designations: ({ dbId }, _args, { loaders }) => loaders.hierarchy.load(dbId),
};
