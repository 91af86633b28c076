import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { branchBody, branchOf, writingBranches } from '../../branches.ts';

export const updateBranch: NonNullable<MutationResolvers['updateBranch']> = writingBranches(
  async ({ key, branch, expectedVersion, ...entries }, { call }) => {
    const version = omitUndefined({ expected_version: expectedVersion ?? undefined });
    const params = { id: dbIdOf('Branch', branch) };
    const { data } = await call(gym.updateBranch, {
      key,
      params,
      body: { ...branchBody(entries), ...version },
    });
    return (tenant) => ({ __typename: 'BranchSuccess' as const, branch: branchOf(data), tenant });
  },
);
