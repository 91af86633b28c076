import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerField, customerSuccess } from '../../changed.ts';
import { memberBody } from '../../memberBody.ts';

export const createFamilyMember: NonNullable<MutationResolvers['createFamilyMember']> = withRefusals(
  async ({ key, ...member }, context) => {
    const body = memberBody(member);
    await context.call(customers.submitMember, { key, body });
    return customerSuccess(context, body.customer_id);
  },
  { inputField: customerField },
);
