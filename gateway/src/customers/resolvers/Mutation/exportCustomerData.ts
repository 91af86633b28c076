import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerNow } from '../../changed.ts';

export const exportCustomerData: NonNullable<MutationResolvers['exportCustomerData']> = withRefusals(
  async ({ key, customer }, context) => {
    const customer_id = dbIdOf('Customer', customer);
    const { until } = await context.call(customers.exportCustomerData, { key, body: { customer_id } });
    return {
      __typename: 'ExportCustomerDataSuccess',
      url: `/customer-data/${encodeURIComponent(customer)}`,
      until,
      customer: await customerNow(context, customer_id),
    };
  },
);
