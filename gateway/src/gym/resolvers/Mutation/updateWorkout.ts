import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { workoutBody, workoutOf, writingWorkouts } from '../../workouts.ts';

export const updateWorkout: NonNullable<MutationResolvers['updateWorkout']> = writingWorkouts(
  async ({ key, workout, expectedVersion, ...entries }, { call }) => {
    const version = omitUndefined({ expected_version: expectedVersion ?? undefined });
    const params = { id: dbIdOf('Workout', workout) };
    const { data } = await call(gym.updateWorkout, {
      key,
      params,
      body: { ...workoutBody(entries), ...version },
    });
    return (tenant) => ({ __typename: 'WorkoutSuccess' as const, workout: workoutOf(data), tenant });
  },
);
