import { gym } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { memberBody, WIRE_STATUS, writingMember } from '../../members.ts';

export const updateGymMember: NonNullable<MutationResolvers['updateGymMember']> = writingMember(
  ({ key, member, suspended, expectedVersion, ...entries }, { call }) => {
    const more = omitUndefined({
      status: suspended == null ? undefined : WIRE_STATUS[suspended ? 'SUSPENDED' : 'ACTIVE'],
      expected_version: expectedVersion ?? undefined,
    });
    const body = { id: dbIdOf('GymMember', member), ...memberBody(entries), ...more };
    return call(gym.addMember, { key, body });
  },
);
