import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const eraseCustomer: NonNullable<MutationResolvers['eraseCustomer']> = withRefusals(
  async ({ key, customer, name }, { call, loaders }) => {
    const customer_id = dbIdOf('Customer', customer);
    const { kept_until: keptUntil } = await call(customers.eraseCustomer, {
      key,
      body: { customer_id, name },
    });
    loaders.customers.forget(customer_id);
    loaders.customerDetails.forget(customer_id);
    return { __typename: 'EraseCustomerSuccess', deletedId: customer, keptUntil };
  },
);
