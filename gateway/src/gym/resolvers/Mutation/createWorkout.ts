import { gym } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { workoutBody, workoutOf, writingWorkouts } from '../../workouts.ts';

export const createWorkout: NonNullable<MutationResolvers['createWorkout']> = writingWorkouts(
  async ({ key, ...entries }, { call }) => {
    const { data } = await call(gym.addWorkout, { key, body: workoutBody(entries) });
    return (tenant) => ({ __typename: 'WorkoutSuccess' as const, workout: workoutOf(data), tenant });
  },
);
