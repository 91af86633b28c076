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
  upiAccounts: ({ dbId }, _args, { loaders }) => loaders.upiAccounts.load(dbId),
};
