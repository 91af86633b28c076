import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writingGymResources } from '../../resources.ts';

export const deleteGymResource: NonNullable<MutationResolvers['deleteGymResource']> = writingGymResources(
  async ({ key, gymResource, expectedVersion }, { call }) => {
    const query = omitUndefined({ expected_version: expectedVersion ?? undefined });
    await call(gym.deleteResource, { key, params: { id: dbIdOf('GymResource', gymResource) }, query });
    return (tenant) => ({ __typename: 'DeleteGymResourceSuccess' as const, deletedId: gymResource, tenant });
  },
);
