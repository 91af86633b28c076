import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerNow } from '../../changed.ts';

export const deleteFamilyMember: NonNullable<MutationResolvers['deleteFamilyMember']> = withRefusals(
  async ({ key, familyMember }, context) => {
    const body = { id: dbIdOf('FamilyMember', familyMember) };
    const { customer_id: id } = await context.call(customers.deleteMember, { key, body });
    const customer = await customerNow(context, id);
    return { __typename: 'DeleteFamilyMemberSuccess', deletedId: familyMember, customer };
  },
);
