import { mayDo, stateOfGstin } from '@galla/domain';
import type { Static } from 'typebox';
import type { Caller } from '../http/caller.ts';
import type { Call } from '../http/route.ts';
import type { Customer } from './schemas.ts';
import type { CustomerRow } from './list.ts';
import { seesDetails } from './visibility.ts';

type CustomerAnswer = Static<typeof Customer>;

/** Personal details that billing does not need. */
const NO_DETAILS = {
  email: null,
  company: null,
  location: null,
  dob: null,
  anniversary: null,
  profile_pic: null,
} satisfies Partial<CustomerAnswer>;

const SOURCES = ['COUNTER', 'IMPORT', 'MOBILE_APP', 'GOOGLE_CONTACT', 'WEB'] as const;

const sourceOf = (source: string): CustomerAnswer['source'] =>
  SOURCES.find((one) => one === source) ?? 'COUNTER';

const openingOf = (row: CustomerRow) => ({
  opening_due: row.openingDue,
  opening_pending: row.openingPending,
  opening_on: row.openingOn,
});

/** A customer whom the caller may only bill: what the bill shows and what determines its tax. */
function onlyBilled(row: CustomerRow): CustomerAnswer {
  return {
    ...NO_DETAILS,
    customer_id: row.id,
    name: row.name,
    mobile: row.mobile ?? '',
    walk_in: row.walkIn ? 1 : 0,
    group: null,
    gst: null,
    state_code: (row.gstin === null ? undefined : stateOfGstin(row.gstin)) ?? row.stateCode,
    assigned_to: null,
    source: 'COUNTER',
    created_at: row.createdAt.toISOString(),
    credit_amount: row.credit,
    credit_limit: row.creditLimit,
    opening_due: '0.00',
    opening_pending: '0.00',
    opening_on: null,
    ...(row.bills !== undefined && { bills: 0, pending_amount: '0.00', last_visit: null, tags: [] }),
  };
}

type Reader = Pick<Caller, 'toggles' | 'rights'>;
/** The caller, and what signs picture URLs. */
export type CustomerReader = Pick<Call, 'files' | 'now'> & { caller: Reader };

/** Tags and status of a customer, for callers who may read notes. */
const tagsOf = ({ tags = [], status }: CustomerRow, caller: Reader): string[] =>
  seesDetails(caller) && mayDo(caller.rights, 'customers:view')
    ? [...tags, ...(status === null ? [] : [status])]
    : [];

/** Purchases and dues of the customer, if requested. */
function balanceOf({
  bills,
  pending,
  lastVisit,
}: CustomerRow): Pick<CustomerAnswer, 'bills' | 'pending_amount' | 'last_visit'> {
  if (bills === undefined) return {};
  const last_visit = lastVisit?.toISOString() ?? null;
  return { bills: Number(bills), pending_amount: pending ?? '0.00', last_visit };
}

/**
 * A customer in its wire shape. A caller who may not see details gets what billing needs: name, number, group,
 * tax-relevant fields and dues.
 */
export function toCustomer(row: CustomerRow, { caller, files, now }: CustomerReader): CustomerAnswer {
  if (!row.visible) return onlyBilled(row);
  return {
    customer_id: row.id,
    name: row.name,
    // The wire does not allow null here.
    mobile: row.mobile ?? '',
    walk_in: row.walkIn ? 1 : 0,
    email: row.email,
    group: row.groupName,
    company: row.company,
    gst: row.gstin,
    location: [row.address, row.city].filter(Boolean).join(', ') || null,
    state_code: row.stateCode,
    dob: row.dob,
    anniversary: row.anniversary,
    assigned_to: row.assignedTo,
    source: sourceOf(row.source),
    profile_pic: files.address(row.picture, now),
    created_at: row.createdAt.toISOString(),
    credit_amount: row.credit,
    credit_limit: row.creditLimit,
    ...openingOf(row),
    ...balanceOf(row),
    ...(row.bills !== undefined && { tags: tagsOf(row, caller) }),
    ...(!seesDetails(caller) && NO_DETAILS),
  };
}
