import { customers } from '@galla/upstream/contract';
import { connection, includeOf, pageOf } from '../../relay/connection.ts';
import { optionalDbId } from '../../relay/ids.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { filterOnWire, SHOWN } from '../contactFilter.ts';
import { customerOf } from '../schema.mappers.ts';

export const Tenant: Pick<
  TenantResolvers,
  'contactCategories' | 'contactGroups' | 'customerStatuses' | 'customers' | 'walkIn' | '__isTypeOf'
> = {
  async contactCategories(_tenant, { filter }, { loaders }) {
    const asked = { ...filterOnWire(filter), limit: SHOWN };
    const categories = await loaders.contactsHistory.load(asked);
    return categories.map(({ name }) => ({ __typename: 'ContactCategory', name }));
  },

  async contactGroups(_tenant, _args, { call }) {
    const { data } = await call(customers.getGroupsByBusiness, { body: {} });
    return data.map(({ name }) => ({ name }));
  },

  async customers(_tenant, { search, group, assignedTo, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const filter = omitUndefined({ search, group, assigned_to: optionalDbId('Employee', assignedTo) });
    const include = [...includeOf(info), 'balance'].join();
    const answer = await call(customers.customers, { query: { ...page, include, ...filter } });
    const people = answer.data.map(customerOf);
    loaders.customers.prime(people);
    return connection(people, answer, page);
  },

  async customerStatuses(_tenant, _args, { call }) {
    const { data } = await call(customers.customerStatuses, { body: { business_id: 'All' } });
    return data.map(({ id: code, name, fields: fieldCount, form_name: formName }) => ({
      code,
      name,
      fieldCount,
      formName,
    }));
  },

  async walkIn(_tenant, _args, { call, loaders }) {
    const { data } = await call(customers.customers, { query: { walk_in: '1', include: 'balance' } });
    const found = data.map(customerOf);
    loaders.customers.prime(found);
    return found[0] ?? null;
  },
};
