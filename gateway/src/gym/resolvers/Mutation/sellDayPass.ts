import { rupees } from '@galla/domain';
import { gym } from '@galla/upstream/contract';
import { wireMoneyMode } from '../../../billing/index.ts';
import { inShopWith } from '../../../optical/index.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf, globalId, optionalDbId } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { doorEntryOf } from '../../door.ts';

export const sellDayPass: NonNullable<MutationResolvers['sellDayPass']> = withRefusals(
  inShopWith('MEMBERSHIPS', async ({ key, branch, member, name, mobile, ...paid }, { call }) => {
    const { data } = await call(gym.sellDayPass, {
      key,
      body: {
        branch: dbIdOf('Branch', branch),
        member_id: optionalDbId('GymMember', member) ?? null,
        name: name ?? null,
        mobile: mobile ?? null,
        expected_total: rupees(paid.expectedTotal),
        payment_mode: wireMoneyMode(paid.mode, 'mode'),
        reference: paid.reference ?? null,
        bank: paid.bank ?? null,
        call_on: paid.callOn ?? null,
      },
    });
    return {
      __typename: 'SellDayPassSuccess' as const,
      entry: doorEntryOf(data.entry),
      documentId: globalId('Document', data.document_id),
    };
  }),
  {
    inputField: fieldMapper({
      member_id: 'member',
      expected_total: 'expectedTotal',
      payment_mode: 'mode',
      call_on: 'callOn',
    }),
  },
);
