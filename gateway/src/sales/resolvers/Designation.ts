import { globalId } from '../../relay/ids.ts';
import { mayAny, personOf } from '../../rights/rights.ts';
import type { DesignationResolvers } from '../../types.generated.ts';
import { leadsTo } from '../hierarchy.mappers.ts';

export const Designation: DesignationResolvers = {
  id: ({ dbId }) => globalId('Designation', dbId),
  async people({ personIds }, _args, { loaders }) {
    await loaders.employees.fetch(personIds);
    // Who was deleted between the two calls is left out.
    return personIds.flatMap((id) => loaders.employees.peek(id) ?? []);
  },
  async viewerCanChange(designation, _args, context) {
    const me = await personOf(context);
    const own = me.profile.designation;
    if (!mayAny(me, ['hierarchy-master:edit', 'hierarchy-master:delete'])) return false;
    return me.profile.emp_id === null || own === null || !leadsTo(designation, own);
  },
};
