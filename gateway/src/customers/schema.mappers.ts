import type { customers } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { Customer } from '../types.generated.ts';

export type CustomerMapper = Model<Customer, 'cashToday' | 'documents'>;

type Row = Answer<typeof customers.customers>['data'][number];

export function customerOf(row: Row): CustomerMapper {
  return {
    __typename: 'Customer',
    dbId: row.customer_id,
    name: row.name,
    mobile: row.mobile || null,
    isWalkIn: row.walk_in === 1,
    email: row.email,
    group: row.group,
    company: row.company,
    gstin: row.gst,
    address: row.location,
    stateCode: row.state_code,
    createdAt: row.created_at,
    billCount: row.bills,
    pending: row.pending_amount,
    lastVisit: row.last_visit,
  };
}
