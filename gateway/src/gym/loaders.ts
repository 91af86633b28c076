import { gym } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import { branchOf } from './branches.ts';
import { dietPlanOf } from './diets.ts';
import { memberOf } from './members.ts';
import { planOf } from './plans.ts';
import { gymResourceOf } from './resources.ts';
import { workoutOf } from './workouts.ts';

export function gymLoaders(call: Call) {
  return {
    /** All branches by name, keyed by the shop since there is one list. */
    branches: byPath(async (_schema: string) => (await call(gym.getBranch)).data.map(branchOf)),
    /** All plans, likewise. */
    gymPlans: byPath(async (_schema: string) => (await call(gym.getPlan)).data.map(planOf)),
    /** All diet plans, likewise. */
    dietPlans: byPath(async (_schema: string) => (await call(gym.fetchDiet)).data.map(dietPlanOf)),
    /** All resources, likewise. */
    gymResources: byPath(async (_schema: string) => (await call(gym.fetchResource)).data.map(gymResourceOf)),
    /** All workouts, likewise. */
    workouts: byPath(async (_schema: string) => (await call(gym.fetchWorkout)).data.map(workoutOf)),
    gymMembers: byId(
      async (ids) => {
        const query = { ids: ids.join(), limit: ids.length, include: '' };
        return (await call(gym.fetchMember, { query })).data.map(memberOf);
      },
      ({ dbId }) => dbId,
    ),
  };
}
