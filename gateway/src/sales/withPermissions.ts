import type { Context } from '../context.ts';
import { refusalFields } from '../refusals/arms.ts';
import { refused, type RefusalError } from '../refusals/RefusalError.ts';
import { withRefusals } from '../refusals/withRefusals.ts';
import { dbIdOf } from '../relay/ids.ts';
import { omitUndefined } from '../rest/omitUndefined.ts';
import { personOf } from '../rights/index.ts';
import type { MenuRuleInput } from '../types.generated.ts';
import type { DesignationMapper } from './hierarchy.mappers.ts';
import { permissionsOf } from './permissions.mappers.ts';
import { placeOf } from './rightMenus.ts';

type Written = Parameters<typeof permissionsOf>[0];

/** The rules of an input as REST takes them. */
export async function rulesIn(context: Context, rules: readonly MenuRuleInput[]) {
  const me = await personOf(context);
  return rules.map(({ menu, view, create, edit, delete: remove }) => ({
    ...placeOf(me, menu),
    permissions: omitUndefined({ view, create, edit, delete: remove }),
  }));
}

/** The designation in the fresh hierarchy. */
async function designationNow({ loaders, viewer }: Context, dbId: string): Promise<DesignationMapper> {
  const { profile } = await viewer();
  loaders.hierarchy.forget(profile.tenant_schema);
  const found = (await loaders.hierarchy.load(profile.tenant_schema)).find((one) => one.dbId === dbId);
  if (!found) throw refused('NOT_FOUND');
  return found;
}

interface OfDesignation {
  designation: string;
}

/**
 * Creates the resolver for a write of permissions: both a success and a late change are answered with the
 * designation's current permissions.
 */
export const withPermissions = <Input extends OfDesignation>(
  write: (designationId: string, input: Input, context: Context) => Promise<Written>,
) =>
  withRefusals(
    async (input: Input, context) => {
      const dbId = dbIdOf('Designation', input.designation);
      context.loaders.permissions.prime([permissionsOf(await write(dbId, input, context))]);
      return {
        __typename: 'PermissionsSuccess' as const,
        designation: await designationNow(context, dbId),
      };
    },
    { mapError: tooLate },
  );

async function tooLate(error: RefusalError, { designation }: OfDesignation, context: Context) {
  if (error.refusal.code !== 'CHANGED_MEANWHILE') return undefined;
  const dbId = dbIdOf('Designation', designation);
  context.loaders.permissions.forget(dbId);
  return {
    __typename: 'PermissionsChanged' as const,
    ...refusalFields(error),
    designation: await designationNow(context, dbId),
  };
}
