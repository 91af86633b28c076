import type { Nodes } from '../relay/nodes.ts';

export const gymNodes = {
  async Branch(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.branches.load(profile.tenant_schema);
    return all.find((branch) => branch.dbId === dbId) ?? null;
  },

  GymMember: (dbId, { loaders }) => loaders.gymMembers.load(dbId),

  async GymPlan(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.gymPlans.load(profile.tenant_schema);
    return all.find((plan) => plan.dbId === dbId) ?? null;
  },

  async DietPlan(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.dietPlans.load(profile.tenant_schema);
    return all.find((plan) => plan.dbId === dbId) ?? null;
  },

  async GymResource(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.gymResources.load(profile.tenant_schema);
    return all.find((resource) => resource.dbId === dbId) ?? null;
  },

  async Workout(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.workouts.load(profile.tenant_schema);
    return all.find((workout) => workout.dbId === dbId) ?? null;
  },

  async GymDuration(dbId, { viewer, loaders }) {
    const { profile } = await viewer();
    const all = await loaders.gymPlans.load(profile.tenant_schema);
    return all.flatMap(({ durations }) => durations).find((duration) => duration.dbId === dbId) ?? null;
  },
} satisfies Nodes;
