import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerSuccess } from '../../changed.ts';

export const updateCustomerConsent: NonNullable<MutationResolvers['updateCustomerConsent']> = withRefusals(
  async ({ key, customer, given, source }, context) => {
    const customer_id = dbIdOf('Customer', customer);
    const body = { customer_id, given: given ? (1 as const) : (0 as const), source };
    await context.call(customers.setConsent, { key, body });
    return customerSuccess(context, customer_id);
  },
);
