import { marketing } from '@galla/upstream/contract';
import { dbIdOf } from '../../relay/ids.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { shareOf } from '../shares.ts';

export const Tenant: Pick<TenantResolvers, 'campaignShares' | 'campaigns' | '__isTypeOf'> = {
  campaigns: ({ dbId }, _args, { loaders }) => loaders.campaigns.load(dbId),

  campaignShares: async (_tenant, { campaign, customers }, { call }) => {
    const id = dbIdOf('Campaign', campaign);
    const ids = customers.map((customer) => dbIdOf('Customer', customer));
    if (ids.length === 0) return [];
    const { data } = await call(marketing.getShares, { body: { id, customer_ids: ids.join() } });
    return data.map(shareOf);
  },
};
