import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writingWorkouts } from '../../workouts.ts';

export const deleteWorkout: NonNullable<MutationResolvers['deleteWorkout']> = writingWorkouts(
  async ({ key, workout, expectedVersion }, { call }) => {
    const query = omitUndefined({ expected_version: expectedVersion ?? undefined });
    await call(gym.deleteWorkout, { key, params: { id: dbIdOf('Workout', workout) }, query });
    return (tenant) => ({ __typename: 'DeleteWorkoutSuccess' as const, deletedId: workout, tenant });
  },
);
