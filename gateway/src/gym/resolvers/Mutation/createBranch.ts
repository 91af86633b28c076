import { gym } from '@galla/upstream/contract';
import type { MutationResolvers } from '../../../types.generated.ts';
import { branchBody, branchOf, writingBranches } from '../../branches.ts';

export const createBranch: NonNullable<MutationResolvers['createBranch']> = writingBranches(
  async ({ key, ...entries }, { call }) => {
    const { data } = await call(gym.addBranch, { key, body: branchBody(entries) });
    return (tenant) => ({ __typename: 'BranchSuccess' as const, branch: branchOf(data), tenant });
  },
);
