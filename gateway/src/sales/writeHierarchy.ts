import type { Context } from '../context.ts';
import { told, type ArmName } from '../refusals/arms.ts';
import { atInputFields, renamed } from '../refusals/atInputFields.ts';
import { refusable } from '../refusals/refusable.ts';
import { refused, type RefusalError } from '../refusals/RefusalError.ts';
import { tenantOf, type TenantMapper } from '../tenant/schema.mappers.ts';
import type { DesignationMapper } from './hierarchy.mappers.ts';

/** The refusals of a write that has a form. */
export const FORM_REFUSALS = ['InvalidInput', 'PermissionDenied'] as const;

const inputField = renamed({
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
 * What all writes of the hierarchy have in common: the shop with the fresh hierarchy in the answer, and in that of a
 * change that came too late.
 * @param names the other refusals that the mutation's union has
 */
export function writeHierarchy<Success, Name extends ArmName>(
  context: Context,
  names: readonly Name[],
  write: () => Promise<(tenant: TenantMapper) => Success | Promise<Success>>,
) {
  return refusable(
    names,
    () =>
      atInputFields(inputField, async () => {
        const answer = await write();
        const tenant = await tenantNow(context);
        context.loaders.hierarchy.forget(tenant.dbId);
        return answer(tenant);
      }),
    (error) => tooLate(error, context),
  );
}

async function tooLate(error: RefusalError, context: Context) {
  const { code } = error.refusal;
  if (code !== 'CHANGED_MEANWHILE' && code !== 'NOT_FOUND') return undefined;
  return { __typename: 'HierarchyChanged' as const, ...told(error), tenant: await tenantNow(context) };
}

/** The answer of a write of one designation, as it stands in the fresh hierarchy. */
export function designationWritten(context: Context, dbId: string) {
  return async (tenant: TenantMapper) => {
    const all = await context.loaders.hierarchy.load(tenant.dbId);
    const designation: DesignationMapper | undefined = all.find((one) => one.dbId === dbId);
    if (!designation) throw refused('NOT_FOUND');
    return { __typename: 'DesignationSuccess' as const, designation, tenant };
  };
}
