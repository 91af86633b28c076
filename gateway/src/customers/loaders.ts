import { customers } from '@galla/upstream/contract';
import { byId, type ById } from '../relay/byId.ts';
import { byPath } from '../relay/byPath.ts';
import type { Call } from '../rest/arguments.ts';
import type { FilterOnWire } from './contactFilter.ts';
import { customerCounts } from './counts.ts';
import { customerDetails, customerRecords } from './details.ts';
import {
  customerOf,
  withBalanceOf,
  type CustomerMapper,
  type CustomerWithBalance,
} from './schema.mappers.ts';

/** A page of contacts per category, under a filter. */
interface HistoryAsked extends FilterOnWire {
  limit: number;
  balance: boolean;
}

const idOf = ({ dbId }: CustomerMapper): string => dbId;

export function customerLoaders(call: Call) {
  const rowsOf = async (ids: string[], include: string) =>
    (await call(customers.customers, { query: { ids: ids.join(','), limit: ids.length, include } })).data;
  const plain = byId<CustomerMapper>(async (ids) => (await rowsOf(ids, '')).map(customerOf), idOf);
  const withBalance = byId<CustomerWithBalance>(
    async (ids) => (await rowsOf(ids, 'balance')).map(withBalanceOf),
    idOf,
  );
  const people: ById<CustomerMapper> = {
    load: (id) => plain.load(id),
    loadNonNull: (id) => plain.loadNonNull(id),
    fetch: (ids) => plain.fetch(ids),
    peek: (id) => plain.peek(id),
    prime(rows) {
      plain.prime(rows);
      withBalance.prime([...rows].filter((row): row is CustomerWithBalance => row.balance !== undefined));
    },
    forget(id) {
      plain.forget(id);
      withBalance.forget(id);
    },
  };
  const contactsHistory = byPath(async ({ balance, ...asked }: HistoryAsked) => {
    const query = { ...asked, include: balance ? 'count,page,balance' : 'count,page' };
    const { business_history: maps, categories } = await call(customers.contactsHistory, { query });
    return categories.map(({ name, count, page }, at) => {
      const contacts = Object.values(maps[at] ?? {})
        .flat()
        .map(customerOf);
      people.prime(contacts);
      return { name, count, page, people: contacts };
    });
  });
  return {
    customerCounts: customerCounts(call),
    customerDetails: customerDetails(call),
    /** Notes, statuses and family members by their own ids. */
    customerRecords: customerRecords(call),
    customers: people,
    /** Used by `customersFor` when the operation selects the balance. */
    customersWithBalance: withBalance,
    contactsHistory,
  };
}
