import { sales } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { designationsOf } from './hierarchy.mappers.ts';
import { permissionsOf, type DesignationPermissions } from './permissions.mappers.ts';

export function salesLoaders(call: Call) {
  return {
    /** The whole hierarchy, keyed by the shop since it has only one. */
    hierarchy: byPath(async (_schema: string) => designationsOf((await call(sales.designationTree)).data)),
    /** Permissions of designations, by id. */
    permissions: byId<DesignationPermissions>(
      async (ids) => {
        const { data } = await call(sales.permissions, { query: { ids: ids.join(',') } });
        return data.map(permissionsOf);
      },
      ({ designationId }) => designationId,
    ),
  };
}
