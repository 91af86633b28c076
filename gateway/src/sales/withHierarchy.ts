import type { Context } from '../context.ts';
import { refusalFields } from '../refusals/arms.ts';
import { fieldMapper } from '../refusals/mapProblemFields.ts';
import { refused, type RefusalError } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { type TenantMapper, tenantOf } from '../tenant/index.ts';
import type { DesignationMapper } from './hierarchy.mappers.ts';

const inputField = fieldMapper({
  id: 'designation',
  visibility_points: 'visibilityPoints',
  commission_percent: 'commissionPercent',
  parent_id: 'parent',
  dragId: 'designation',
  dropId: 'target',
  expected_version: 'expectedVersion',
});

async function tenantNow({ viewer }: Context): Promise<TenantMapper> {
  const tenant = tenantOf(await viewer());
  if (!tenant) throw refused('PAYMENT_REQUIRED');
  return tenant;
}

/**
 * Creates the resolver for a write of the hierarchy: both a success and a late change are answered with the fresh
 * hierarchy.
 */
export const withHierarchy = <Input, Success>(
  write: (input: Input, context: Context) => Promise<(tenant: TenantMapper) => Success | Promise<Success>>,
) =>
  withRefusals(
    async (input: Input, context) => {
      const answer = await write(input, context);
      const tenant = await tenantNow(context);
      context.loaders.hierarchy.forget(tenant.dbId);
      return answer(tenant);
    },
    { inputField, mapError: tooLate },
  );

async function tooLate(error: RefusalError, _input: unknown, context: Context) {
  const { code } = error.refusal;
  if (code !== 'CHANGED_MEANWHILE' && code !== 'NOT_FOUND') return undefined;
  return {
    __typename: 'HierarchyChanged' as const,
    ...refusalFields(error),
    tenant: await tenantNow(context),
  };
}

/** The result of a designation's write, taken from the fresh hierarchy. */
export function designationWritten(context: Context, dbId: string) {
  return async (tenant: TenantMapper) => {
    const all = await context.loaders.hierarchy.load(tenant.dbId);
    const designation: DesignationMapper | undefined = all.find((one) => one.dbId === dbId);
    if (!designation) throw refused('NOT_FOUND');
    return { __typename: 'DesignationSuccess' as const, designation, tenant };
  };
}
