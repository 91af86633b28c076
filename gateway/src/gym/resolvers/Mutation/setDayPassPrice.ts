import { rupees } from '@galla/domain';
import { gym } from '@galla/upstream/contract';
import { inShopWith } from '../../../optical/index.ts';
import { refused } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { tenantOf } from '../../../tenant/index.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const setDayPassPrice: NonNullable<MutationResolvers['setDayPassPrice']> = withRefusals(
  inShopWith('MEMBERSHIPS', async ({ key, price }, { call, viewer }) => {
    await call(gym.setDayPassPrice, { key, body: { price: price == null ? null : rupees(price) } });
    const tenant = tenantOf(await viewer());
    if (!tenant) throw refused('PAYMENT_REQUIRED');
    return { __typename: 'SetDayPassPriceSuccess' as const, tenant };
  }),
);
