import { gym } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { gymResourceBody, gymResourceOf, writingGymResources } from '../../resources.ts';

export const createGymResource: NonNullable<MutationResolvers['createGymResource']> = writingGymResources(
  async ({ key, ...entries }, { call }) => {
    const { data } = await call(gym.addResource, { key, body: gymResourceBody(entries) });
    return (tenant) => ({
      __typename: 'GymResourceSuccess' as const,
      gymResource: gymResourceOf(data),
      tenant,
    });
  },
);
