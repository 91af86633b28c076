import { keys } from '@galla/upstream/contract';
import type { TenantResolvers } from '../../types.generated.ts';
import { apiKeyOf } from '../schema.mappers.ts';

export const Tenant: Pick<TenantResolvers, 'apiKeys' | '__isTypeOf'> = {
  async apiKeys(_tenant, _args, { call, loaders }) {
    const all = (await call(keys.apiKeys)).data.map(apiKeyOf);
    loaders.apiKeys.prime(all);
    return all;
  },
};
