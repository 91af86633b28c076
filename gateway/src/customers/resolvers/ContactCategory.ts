import { customers } from '@galla/upstream/contract';
import { changesOf, connection, includeWithChanges, pageOf } from '../../relay/connection.ts';
import { globalId } from '../../relay/ids.ts';
import { selects } from '../../relay/lookahead.ts';
import { omitUndefined } from '../../rest/omitUndefined.ts';
import type { ContactCategoryResolvers } from '../../types.generated.ts';
import { listedOnWire } from '../listedOnWire.ts';
import { asksBalance } from '../balance.ts';
import { categoryId, groupOnWire } from '../categoryId.ts';
import { filterOnWire, SHOWN } from '../contactFilter.ts';
import { customerOf } from '../schema.mappers.ts';

export const ContactCategory: ContactCategoryResolvers = {
  id: ({ name }) => globalId('ContactCategory', categoryId(name)),

  async contacts({ name }, { filter, orderBy, updatedSince, ...args }, { call, loaders }, info) {
    const page = pageOf(args);
    const asked = filterOnWire(filter);
    const balance = asksBalance(info, 'edges', 'node');
    // The first page of each category was included in the answer with the categories.
    const asIs = orderBy == null && updatedSince == null && !selects(info, 'updatedUntil');
    if (asIs && !('after' in page) && page.offset === 0 && page.limit === SHOWN) {
      const all = await loaders.contactsHistory.load({ ...asked, limit: page.limit, balance });
      const own = all.find((category) => category.name === name);
      return connection(own?.people ?? [], { total: own?.count, page: own?.page }, page);
    }
    const include = [...includeWithChanges(info), ...(balance ? ['balance'] : [])].join();
    const query = {
      ...page,
      include,
      ...asked,
      ...groupOnWire(name),
      ...listedOnWire(orderBy, updatedSince),
    };
    const answer = await call(customers.customers, { query });
    const people = answer.data.map(customerOf);
    loaders.customers.prime(people);
    return {
      ...connection(people, answer, page),
      ...changesOf('Customer', { updatedSince }, answer.changes),
    };
  },

  async assignments({ name }, { filter }, { call, loaders }) {
    const query = { ...filterOnWire(filter), ...groupOnWire(name) };
    const { data } = await call(customers.contactIds, { query: omitUndefined(query) });
    await loaders.employees.fetch(data.map(({ emp_id }) => emp_id));
    return Promise.all(
      data.map(async ({ emp_id: employee, customer_ids }) => ({
        employee: employee === null ? null : await loaders.employees.load(employee),
        contactIds: customer_ids.map((id) => globalId('Customer', id)),
      })),
    );
  },
};
