import type { Context } from '../context.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { refused } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import { type TenantMapper, tenantOf } from '../tenant/index.ts';

/** The version the client saw, as REST takes it. */
export const expectedOf = (version: string | null | undefined) =>
  omitUndefined({ expected_version: version ?? undefined });

/** Creates the resolver for a write of statuses or stages; it answers the shop with fresh lists. */
export const withMasters = <Input, Success>(
  record: 'status' | 'stage' | 'stages',
  write: (input: Input, context: Context) => Promise<(tenant: TenantMapper) => Success | Promise<Success>>,
) =>
  withRefusals(
    async (input: Input, context) => {
      const answer = await write(input, context);
      const tenant = tenantOf(await context.viewer());
      if (!tenant) throw refused('PAYMENT_REQUIRED');
      context.loaders.orderStatuses.forget(tenant.dbId);
      context.loaders.stages.forget(tenant.dbId);
      return answer(tenant);
    },
    { inputField: fieldMapper({ id: record, expected_version: 'expectedVersion' }) },
  );
