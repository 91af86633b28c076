import { rupees } from '@galla/domain';
import { gym } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const setDoorDueLimit: NonNullable<MutationResolvers['setDoorDueLimit']> = withRefusals(
  async ({ key, limit }, { call }) => {
    const body = { limit: limit == null ? null : rupees(limit) };
    const { due_limit: dueLimit } = await call(gym.setDoorLimit, { key, body });
    return { __typename: 'SetDoorDueLimitSuccess' as const, dueLimit };
  },
);
