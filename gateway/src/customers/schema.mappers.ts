import type { customers } from '@galla/upstream/contract';
import type { Model } from '../relay/model.ts';
import type { Answer } from '../rest/arguments.ts';
import type { Customer } from '../types.generated.ts';

/** Fields with their own resolvers, mostly from the customer's details. */
type Resolved =
  | 'aadhaar'
  | 'assignedTo'
  | 'billCount'
  | 'cashToday'
  | 'consent'
  | 'dataEvents'
  | 'documents'
  | 'family'
  | 'lastVisit'
  | 'notes'
  | 'pending'
  | 'profileCompleted'
  | 'profileMissing'
  | 'recordCounts'
  | 'viewerCanReceive'
  | 'viewerCanSetOpeningDue'
  | 'prescriptions'
  | 'statement'
  | 'status'
  | 'statusAt'
  | 'statusHistory'
  | 'tags'
  | 'timeline'
  | 'version'
  | 'viewerCanEdit'
  | 'viewerCanMerge'
  | 'viewerOwnsData';

export type CustomerMapper = Model<Customer, Resolved> & {
  assignedToDbId: string | null;
  /** Undefined when not requested. */
  balance: Pick<Required<Customer>, 'billCount' | 'lastVisit' | 'pending' | 'tags'> | undefined;
};

/** A customer including bills and dues. */
export type CustomerWithBalance = CustomerMapper & { balance: NonNullable<CustomerMapper['balance']> };

/** A category is identified by its group. */
export interface ContactCategoryMapper {
  readonly __typename: 'ContactCategory';
  /** Null for customers without a group. */
  name: string | null;
}

type Row = Answer<typeof customers.customers>['data'][number];

export function customerOf(row: Row): CustomerMapper {
  const { bills: billCount, pending_amount: pending, last_visit: lastVisit } = row;
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
    birthday: row.dob,
    anniversary: row.anniversary,
    assignedToDbId: row.assigned_to,
    source: row.source,
    image: row.profile_pic,
    createdAt: row.created_at,
    credit: row.credit_amount,
    creditLimit: row.credit_limit,
    openingDue:
      row.opening_on === null
        ? null
        : {
            __typename: 'OpeningDue' as const,
            amount: row.opening_due,
            pending: row.opening_pending,
            since: row.opening_on,
          },
    balance:
      billCount === undefined || pending === undefined || lastVisit === undefined
        ? undefined
        : { billCount, pending, lastVisit, tags: row.tags ?? [] },
  };
}

export function withBalanceOf(row: Row): CustomerWithBalance {
  const { balance, ...customer } = customerOf(row);
  if (!balance) throw new Error('The balance of a customer was not asked for');
  return { ...customer, balance };
}
