import type { Static } from 'typebox';
import type { Customer } from './contract.ts';
import type { CustomerRow } from './store.ts';

/** A customer as it stands on the wire. */
export function toCustomer(row: CustomerRow): Static<typeof Customer> {
  return {
    customer_id: row.id,
    name: row.name,
    mobile: row.mobile,
    email: row.email,
    group: row.groupName,
    company: row.company,
    gst: row.gstin,
    location: [row.address, row.city].filter(Boolean).join(', ') || null,
    state_code: row.stateCode,
    dob: row.dob,
    anniversary: row.anniversary,
    assigned_to: row.assignedTo,
    created_at: row.createdAt.toISOString(),
    bills: Number(row.bills),
    pending_amount: row.pending ?? '0.00',
    last_visit: row.lastVisit?.toISOString() ?? null,
  };
}
