import { globalId } from '../../relay/ids.ts';
import type { PieceResolvers } from '../../types.generated.ts';

export const Piece: PieceResolvers = {
  id: ({ dbId }) => globalId('Piece', dbId),
  employee: ({ employeeId }, _args, { loaders }) =>
    employeeId === null ? null : loaders.employees.load(employeeId),
  async stage({ stageId }, _args, { viewer, loaders }) {
    if (stageId === null) return null;
    const { profile } = await viewer();
    const all = await loaders.stages.load(profile.tenant_schema);
    return all.find(({ dbId }) => dbId === stageId) ?? null;
  },
};
