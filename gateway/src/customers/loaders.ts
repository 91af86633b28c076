import { customers } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import type { Call } from '../rest/arguments.ts';
import { customerDetails } from './details.ts';
import { customerOf, type CustomerMapper } from './schema.mappers.ts';

export function customerLoaders(call: Call) {
  return {
    customerDetails: customerDetails(call),
    customers: byId<CustomerMapper>(
      async (ids) => {
        const query = { ids: ids.join(','), limit: ids.length, include: 'balance' };
        const { data } = await call(customers.customers, { query });
        return data.map(customerOf);
      },
      ({ dbId }) => dbId,
    ),
  };
}
