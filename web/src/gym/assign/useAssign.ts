import { graphql } from 'react-relay';
import type { useAssignDietPlanMutation } from '../../__generated__/useAssignDietPlanMutation.graphql.ts';
import type { useAssignWorkoutMutation } from '../../__generated__/useAssignWorkoutMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import type { Followed } from './followed.ts';
import type { Followers } from './followers.ts';

const failed = { failed: 'assign.saveFailed' } as const;

/** Assigns members to a workout or diet plan, or removes them. */
export function useAssign({ kind, id }: Followed) {
  const workout = useWrite<useAssignWorkoutMutation>(
    graphql`
      mutation useAssignWorkoutMutation($input: AssignWorkoutInput!) {
        assignWorkout(input: $input) {
          ... on WorkoutSuccess @alias(as: "saved") {
            # The member counts of replaced plans change, too.
            tenant {
              workouts {
                memberCount
              }
            }
          }
          ...refusal @alias
        }
      }
    `,
    failed,
  );
  const dietPlan = useWrite<useAssignDietPlanMutation>(
    graphql`
      mutation useAssignDietPlanMutation($input: AssignDietPlanInput!) {
        assignDietPlan(input: $input) {
          ... on DietPlanSuccess @alias(as: "saved") {
            # The member counts of replaced plans change, too.
            tenant {
              dietPlans {
                memberCount
              }
            }
          }
          ...refusal @alias
        }
      }
    `,
    failed,
  );
  return {
    busy: workout.busy || dietPlan.busy,
    checking: workout.checking || dietPlan.checking,
    write: (key: string, { add, remove }: Followers) =>
      kind === 'workout'
        ? workout.write({ key, workout: id, add: [...add], remove: [...remove] })
        : dietPlan.write({ key, dietPlan: id, add: [...add], remove: [...remove] }),
  };
}
