import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { gymResourceBody, gymResourceOf, writingGymResources } from '../../resources.ts';

export const updateGymResource: NonNullable<MutationResolvers['updateGymResource']> = writingGymResources(
  async ({ key, gymResource, expectedVersion, ...entries }, { call }) => {
    const version = omitUndefined({ expected_version: expectedVersion ?? undefined });
    const params = { id: dbIdOf('GymResource', gymResource) };
    const { data } = await call(gym.updateResource, {
      key,
      params,
      body: { ...gymResourceBody(entries), ...version },
    });
    return (tenant) => ({
      __typename: 'GymResourceSuccess' as const,
      gymResource: gymResourceOf(data),
      tenant,
    });
  },
);
