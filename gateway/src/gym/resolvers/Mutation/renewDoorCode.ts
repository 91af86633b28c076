import { gym } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const renewDoorCode: NonNullable<MutationResolvers['renewDoorCode']> = withRefusals(
  async ({ key, member }, { call }) => {
    const { code: doorCode } = await call(gym.renewDoorCode, {
      key,
      body: { member_id: dbIdOf('GymMember', member) },
    });
    return { __typename: 'RenewDoorCodeSuccess' as const, doorCode };
  },
  { inputField: fieldMapper({ member_id: 'member' }) },
);
