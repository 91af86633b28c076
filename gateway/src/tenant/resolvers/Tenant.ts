import { tenant } from '@galla/upstream/contract';
import { globalId } from '../../relay/ids.ts';
import type { TenantResolvers } from '../../types.generated.ts';

export const Tenant: Pick<
  TenantResolvers,
  | 'address'
  | 'business'
  | 'city'
  | 'description'
  | 'gstin'
  | 'id'
  | 'itemsAtShopRate'
  | 'name'
  | 'pan'
  | 'pincode'
  | 'printSettings'
  | 'registration'
  | 'schema'
  | 'settings'
  | 'stateCode'
  | 'upiAccounts'
  | '__isTypeOf'
> = {
  id: ({ dbId }) => globalId('Tenant', dbId),
  settings: ({ dbId }, _args, { loaders }) => loaders.tenantSettings.load(dbId),
  printSettings: ({ dbId }, _args, { loaders }) => loaders.printSettings.load(dbId),
  itemsAtShopRate: async (_shop, _args, { call }) => (await call(tenant.itemsAtShopRate)).items,
  upiAccounts: ({ dbId }, _args, { loaders }) => loaders.upiAccounts.load(dbId),
};
