import { customers } from '@galla/upstream/contract';
import { connection, pageOf } from '../../relay/connection.ts';
import { optionalDbId } from '../../relay/ids.ts';
import { given } from '../../rest/given.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { customerOf } from '../schema.mappers.ts';

export const Tenant: Pick<TenantResolvers, 'customers' | 'walkIn' | '__isTypeOf'> = {
  async customers(_tenant, { search, group, assignedTo, ...args }, { call, loaders }) {
    const page = pageOf(args);
    const filter = given({ search, group, assigned_to: optionalDbId('Employee', assignedTo) });
    const { data, total } = await call(customers.customers, { query: { ...page, ...filter } });
    const people = data.map(customerOf);
    loaders.customers.prime(people);
    return connection(people, total, page);
  },

  async walkIn(_tenant, _args, { call, loaders }) {
    const { data } = await call(customers.customers, { query: { walk_in: '1' } });
    const found = data.map(customerOf);
    loaders.customers.prime(found);
    return found[0] ?? null;
  },
};
