import { gym } from '@galla/upstream/contract';
import { inShopWith } from '../../../optical/index.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { memberField } from '../../members.ts';

export const deleteGymMember: NonNullable<MutationResolvers['deleteGymMember']> = withRefusals(
  inShopWith('MEMBERSHIPS', async ({ key, member, expectedVersion }, { call, loaders }) => {
    const query = omitUndefined({ expected_version: expectedVersion ?? undefined });
    await call(gym.deleteMember, { key, params: { id: dbIdOf('GymMember', member) }, query });
    // A branch includes its number of members.
    loaders.branches.forgetAll();
    return { __typename: 'DeleteGymMemberSuccess' as const, deletedId: member };
  }),
  { inputField: memberField },
);
