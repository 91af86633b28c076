import type { StageAssignmentResolvers } from '../../types.generated.ts';

export const StageAssignment: StageAssignmentResolvers = {
  async stage({ stageId }, _args, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.stages.load(profile.tenant_schema);
    const stage = all.find(({ dbId }) => dbId === stageId);
    if (!stage) throw new Error('An item is worked on at a stage that the shop does not have');
    return stage;
  },
  async employees({ employeeIds }, _args, { loaders }) {
    await loaders.employees.fetch(employeeIds);
    return employeeIds.map((id) => loaders.employees.peek(id)).filter((employee) => employee != null);
  },
};
