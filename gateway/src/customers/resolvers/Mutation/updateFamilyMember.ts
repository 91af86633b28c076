import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import { omitUndefined } from '../../../rest/omitUndefined.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerField, customerSuccess } from '../../changed.ts';
import { memberBody } from '../../memberBody.ts';

export const updateFamilyMember: NonNullable<MutationResolvers['updateFamilyMember']> = withRefusals(
  async ({ key, familyMember, version, ...member }, context) => {
    const seen = omitUndefined({ expected_version: version });
    const body = { ...memberBody(member), id: dbIdOf('FamilyMember', familyMember), ...seen };
    await context.call(customers.submitMember, { key, body });
    return customerSuccess(context, body.customer_id);
  },
  { inputField: customerField },
);
