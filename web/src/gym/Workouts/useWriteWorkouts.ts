import { graphql } from 'react-relay';
import type { useWriteWorkoutsCreateMutation } from '../../__generated__/useWriteWorkoutsCreateMutation.graphql.ts';
import type { useWriteWorkoutsDeleteMutation } from '../../__generated__/useWriteWorkoutsDeleteMutation.graphql.ts';
import type { useWriteWorkoutsUpdateMutation } from '../../__generated__/useWriteWorkoutsUpdateMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Adds a workout. */
export const useCreateWorkout = () =>
  useWrite<useWriteWorkoutsCreateMutation>(
    graphql`
      mutation useWriteWorkoutsCreateMutation($input: CreateWorkoutInput!) {
        createWorkout(input: $input) {
          ... on WorkoutSuccess @alias(as: "saved") {
            workout {
              id
            }
            tenant {
              ...useWorkouts_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'workouts.addFailed' },
  );

/** Updates a workout. */
export const useUpdateWorkout = () =>
  useWrite<useWriteWorkoutsUpdateMutation>(
    graphql`
      mutation useWriteWorkoutsUpdateMutation($input: UpdateWorkoutInput!) {
        updateWorkout(input: $input) {
          ... on WorkoutSuccess @alias(as: "saved") {
            workout {
              id
            }
            tenant {
              ...useWorkouts_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'workouts.updateFailed' },
  );

/** Deletes a workout without members. */
export const useDeleteWorkout = () =>
  useWrite<useWriteWorkoutsDeleteMutation>(
    graphql`
      mutation useWriteWorkoutsDeleteMutation($input: DeleteWorkoutInput!) {
        deleteWorkout(input: $input) {
          ... on DeleteWorkoutSuccess @alias(as: "saved") {
            tenant {
              ...useWorkouts_tenant
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'workouts.deleteFailed' },
  );
