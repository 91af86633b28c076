import type { Context } from '../context.ts';
import { inShopWith } from '../optical/index.ts';
import { refused } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { type TenantMapper, tenantOf } from '../tenant/index.ts';

/**
 * Makes the resolver of a write of a list that a gym keeps whole: the gym stands in the answer, with its fresh list.
 * @param list the loader of the list
 * @param inputField the input's field of a body's field
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
