import type { TenantResolvers } from '../../types.generated.ts';
import { rightMenusOf } from '../rightMenus.ts';

export const Tenant: Pick<TenantResolvers, 'designations' | 'rightMenus' | '__isTypeOf'> = {
  designations: ({ dbId }, _args, { loaders }) => loaders.hierarchy.load(dbId),
  rightMenus: async (_tenant, _args, { viewer }) => rightMenusOf(await viewer()),
};
