import { rupees } from '@galla/domain';
import { customers } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerSuccess } from '../../changed.ts';

export const setCreditLimit: NonNullable<MutationResolvers['setCreditLimit']> = withRefusals(
  async ({ key, customer, limit }, context) => {
    const customer_id = dbIdOf('Customer', customer);
    const body = { customer_id, credit_limit: limit == null ? null : rupees(limit) };
    await context.call(customers.setCreditLimit, { key, body });
    return customerSuccess(context, customer_id);
  },
  { inputField: fieldMapper({ customer_id: 'customer', credit_limit: 'limit' }) },
);
