import { customers } from '@galla/upstream/contract';
import { refusable } from '../../../refusals/refusable.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { customerOf } from '../../schema.mappers.ts';

export const openCustomer: NonNullable<MutationResolvers['openCustomer']> = (
  _parent,
  { input: { key, mobile } },
  { call, loaders },
) =>
  refusable(['InvalidInput', 'NotFound', 'PermissionDenied'], async () => {
    const customer = customerOf((await call(customers.openCustomer, { key, body: { mobile } })).data);
    loaders.customers.prime([customer]);
    return { __typename: 'OpenCustomerSuccess' as const, customer };
  });
