import { problem, type Problem } from '../refusals/problem.ts';

/** A status of a customer; its id and its form are derived from the code. */
export interface CustomerStatus {
  code: string;
  name: string;
}

/** The statuses of every shop, in the usual order of progress. */
export const CUSTOMER_STATUSES: readonly CustomerStatus[] = [
  { code: 'new_lead', name: 'New lead' },
  { code: 'interested', name: 'Interested' },
  { code: 'follow_up', name: 'Follow up' },
  { code: 'visit_planned', name: 'Visit planned' },
  { code: 'bought', name: 'Bought' },
  { code: 'ready_for_delivery', name: 'Ready for delivery' },
  { code: 'delivered', name: 'Delivered' },
  { code: 'not_interested', name: 'Not interested' },
];

/** The status with this code or name; the documented calls send either. */
export function customerStatus(chosen: string): CustomerStatus | undefined {
  const wanted = chosen.trim().toLowerCase();
  return CUSTOMER_STATUSES.find(({ code, name }) => code === wanted || name.toLowerCase() === wanted);
}

/** A status must be chosen (spec 2 §5). */
export function checkStatus(chosen: string): Problem | undefined {
  return customerStatus(chosen)
    ? undefined
    : problem('current_status', 'INVALID_INPUT', 'customers.statusMissing');
}
