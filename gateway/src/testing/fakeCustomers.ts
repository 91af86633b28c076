import { customers } from '@galla/upstream/contract';
import type { Answer } from '../rest/arguments.ts';
import { fakePage } from './fakePage.ts';
import { answering, type Fake } from './fakeUpstream.ts';
import { uuid } from './uuid.ts';

export type CustomerRow = Answer<typeof customers.customers>['data'][number];

export const customerId = (n: number) => uuid('c', n);

/** The nth customer of a shop, with a test's changes. */
export function customerRow(n: number, changes: Partial<CustomerRow> = {}): CustomerRow {
  return {
    customer_id: customerId(n),
    name: `Customer ${n}`,
    mobile: String(9_829_000_000 + n),
    walk_in: 0,
    email: null,
    group: null,
    company: null,
    gst: null,
    location: null,
    state_code: null,
    dob: null,
    anniversary: null,
    assigned_to: null,
    source: 'COUNTER',
    profile_pic: null,
    created_at: '2026-04-01T05:30:00.000Z',
    credit_amount: '0.00',
    credit_limit: null,
    opening_due: '0.00',
    opening_pending: '0.00',
    opening_on: null,
    bills: 0,
    pending_amount: '0.00',
    last_visit: null,
    ...changes,
  };
}

/** `/customers` over these: those with the ids, or a page of all. */
export function customersAre(rows: readonly CustomerRow[]): Fake {
  return answering(customers.customers, ({ query = {} }) => {
    const { ids } = query;
    const found = ids ? rows.filter((row) => ids.split(',').includes(row.customer_id)) : rows;
    const { rows: data, place } = fakePage(found, query);
    return { success: true, data, ...place };
  });
}
