import { customers } from '@galla/upstream/contract';
import { changesOf, connection, includeWithChanges, pageOf } from '../../relay/connection.ts';
import { dbIdOf } from '../../relay/ids.ts';
import { linesOf } from '../../rest/linesOf.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { TenantResolvers } from '../../types.generated.ts';
import { asksBalance } from '../balance.ts';
import { filterOnWire, SHOWN } from '../contactFilter.ts';
import { listedOnWire } from '../listedOnWire.ts';
import { customerOf } from '../schema.mappers.ts';

export const Tenant: Pick<
  TenantResolvers,
  'contactCategories' | 'contactGroups' | 'customerStatuses' | 'customers' | 'walkIn' | '__isTypeOf'
> = {
  async contactCategories(_tenant, { filter }, { loaders }, info) {
    const balance = asksBalance(info, 'contacts', 'edges', 'node');
    const asked = { ...filterOnWire(filter), limit: SHOWN, balance };
    const categories = await loaders.contactsHistory.load(asked);
    return categories.map(({ name }) => ({ __typename: 'ContactCategory', name }));
  },

  async contactGroups(_tenant, _args, { call }) {
    const { data } = await call(customers.getGroupsByBusiness, { body: {} });
    return data.map(({ name }) => ({ name }));
  },

  async customers(_tenant, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const assigned = filter?.assignedTo?.map((id) => dbIdOf('Employee', id));
    const narrowed = omitUndefined({
      search: filter?.search,
      groups: linesOf(filter?.groups),
      assigned_to: assigned && assigned.length > 0 ? assigned.join() : undefined,
      ...listedOnWire(orderBy, updatedSince),
    });
    const balance = asksBalance(info, 'edges', 'node') ? ['balance'] : [];
    const include = [...includeWithChanges(info), ...balance].join();
    const answer = await call(customers.customers, { query: { ...page, include, ...narrowed } });
    const people = answer.data.map(customerOf);
    loaders.customers.prime(people);
    return {
      ...connection(people, answer, page),
      ...changesOf('Customer', { updatedSince }, answer.changes),
    };
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

  async walkIn(_tenant, _args, { call, loaders }, info) {
    const include = asksBalance(info) ? 'balance' : '';
    const { data } = await call(customers.customers, { query: { walk_in: '1', include } });
    const found = data.map(customerOf);
    loaders.customers.prime(found);
    return found[0] ?? null;
  },
};
