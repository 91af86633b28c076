import { customers } from '@galla/upstream/contract';
import { byId } from '../relay/byId.ts';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import type { FilterOnWire } from './contactFilter.ts';
import { customerDetails } from './details.ts';
import { customerOf, type CustomerMapper } from './schema.mappers.ts';

/** The contacts of each category, so many of it, under a filter. */
interface HistoryAsked extends FilterOnWire {
  limit: number;
}

export function customerLoaders(call: Call) {
  const people = byId<CustomerMapper>(
    async (ids) => {
      const query = { ids: ids.join(','), limit: ids.length, include: 'balance' };
      const { data } = await call(customers.customers, { query });
      return data.map(customerOf);
    },
    ({ dbId }) => dbId,
  );
  const contactsHistory = byPath(async (asked: HistoryAsked) => {
    const query = { ...asked, include: 'count,page,balance' };
    const { business_history: maps, categories } = await call(customers.contactsHistory, { query });
    return categories.map(({ name, count, page }, at) => {
      const contacts = Object.values(maps[at] ?? {})
        .flat()
        .map(customerOf);
      people.prime(contacts);
      return { name, count, page, people: contacts };
    });
  });
  return { customerDetails: customerDetails(call), customers: people, contactsHistory };
}
