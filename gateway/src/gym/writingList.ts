import type { Context } from '../context.ts';
import { inShopWith } from '../optical/index.ts';
import { refused } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { type TenantMapper, tenantOf } from '../tenant/index.ts';

/**
 * Creates the resolver for a write of one of a gym's lists, which answers the gym with its fresh list.
 * @param list loader of the list
 * @param inputField maps a body's field to the input's field
 */
export const writingList =
  (
    list: 'branches' | 'dietPlans' | 'gymPlans' | 'gymResources' | 'workouts',
    inputField: (bodyField: string) => string,
  ) =>
  <Input, Success>(write: (input: Input, context: Context) => Promise<(tenant: TenantMapper) => Success>) =>
    withRefusals(
      inShopWith('MEMBERSHIPS', async (input: Input, context) => {
        const answer = await write(input, context);
        const tenant = tenantOf(await context.viewer());
        if (!tenant) throw refused('PAYMENT_REQUIRED');
        context.loaders[list].forget(tenant.dbId);
        return answer(tenant);
      }),
      { inputField },
    );
