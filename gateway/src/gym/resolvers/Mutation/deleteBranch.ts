import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { writingBranches } from '../../branches.ts';

export const deleteBranch: NonNullable<MutationResolvers['deleteBranch']> = writingBranches(
  async ({ key, branch, expectedVersion }, { call }) => {
    const query = omitUndefined({ expected_version: expectedVersion ?? undefined });
    await call(gym.deleteBranch, { key, params: { id: dbIdOf('Branch', branch) }, query });
    return (tenant) => ({ __typename: 'DeleteBranchSuccess' as const, deletedId: branch, tenant });
  },
);
