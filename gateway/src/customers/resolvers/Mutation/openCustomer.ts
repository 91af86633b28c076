import { customers } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerOf } from '../../schema.mappers.ts';

export const openCustomer: NonNullable<MutationResolvers['openCustomer']> = withRefusals(
  async ({ key, mobile }, { call, loaders }) => {
    const customer = customerOf((await call(customers.openCustomer, { key, body: { mobile } })).data);
    loaders.customers.prime([customer]);
    return { __typename: 'OpenCustomerSuccess', customer };
  },
);
