import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { followersBody } from '../../followers.ts';
import { workoutOf, writingWorkouts } from '../../workouts.ts';

export const assignWorkout: NonNullable<MutationResolvers['assignWorkout']> = writingWorkouts(
  async ({ key, workout, ...followers }, { call }) => {
    const body = { workout: dbIdOf('Workout', workout), ...followersBody(followers) };
    const { data } = await call(gym.assignWorkout, { key, body });
    return (tenant) => ({ __typename: 'WorkoutSuccess' as const, workout: workoutOf(data), tenant });
  },
);
