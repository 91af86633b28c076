import { globalId } from '../../relay/ids.ts';
import type { Context } from '../../context.ts';
import { mayAny, personOf } from '../../rights/index.ts';
import { isOwner } from '../../session/index.ts';
import type { DesignationResolvers } from '../../types.generated.ts';
import { type DesignationMapper, leadsTo } from '../hierarchy.mappers.ts';
import { inHierarchy, placed } from '../placed.ts';

export const Designation: DesignationResolvers = {
  id: ({ dbId }) => globalId('Designation', dbId),
  visibilityPoints: inHierarchy('visibilityPoints'),
  commissionPercent: inHierarchy('commissionPercent'),
  level: inHierarchy('level'),
  parent: inHierarchy('parent'),
  children: inHierarchy('children'),
  peopleCount: inHierarchy('peopleCount'),
  rightsCount: inHierarchy('rightsCount'),
  version: inHierarchy('version'),
  async people(designation, _args, context) {
    const { personIds } = await placed(designation, context);
    const { employees } = context.loaders;
    await employees.fetch(personIds);
    // Employees deleted between the two calls are left out.
    return personIds.flatMap((id) => employees.peek(id) ?? []);
  },
  permissions: ({ dbId }, _args, { loaders }) => loaders.permissions.loadNonNull(dbId),
  viewerCanChange: (designation, _args, context) =>
    mayOn(designation, context, ['hierarchy-master:edit', 'hierarchy-master:delete']),
  viewerCanPermit: (designation, _args, context) =>
    mayOn(designation, context, ['sales-setting-master:edit', 'sales-setting-master:delete']),
};

/**
 * Whether the user has one of the rights, and the designation is neither their own nor above it; always true for
 * the owner.
 */
async function mayOn(designation: DesignationMapper, context: Context, rights: readonly string[]) {
  const me = await personOf(context);
  const own = me.profile.designation;
  if (!mayAny(me, rights)) return false;
  return isOwner(me) || own === null || !leadsTo(await placed(designation, context), own);
}
