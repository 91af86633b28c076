import { CUSTOMER_STATUSES, formatMessage } from '@galla/domain';
import { statusFieldCounts } from '../../forms/index.ts';
import { type Route, route } from '../../http/route.ts';
import { customerStatuses, saveBusinessHistory } from './contract.ts';
import { saveStatus } from './save.ts';

/** Statuses of customers (spec 2 §7). */
export const statusRoutes: Route[] = [
  route(customerStatuses, async ({ db, caller }) => {
    const formOf = await statusFieldCounts(db, caller);
    const data = CUSTOMER_STATUSES.map(({ code, name }) => {
      const form = formOf(code);
      return { id: code, name, form_name: form.name, fields: form.count };
    });
    return { success: true, data };
  }),

  route(saveBusinessHistory, async (call) => {
    const { body } = call;
    const { customer, status, previousStatus, scheduledOn } = await saveStatus(call, body);
    return {
      success: true,
      message: formatMessage('customers.statusSaved', { name: customer.name, status }),
      customer_id: customer.id,
      current_status: status,
      previous_status: previousStatus,
      schedule_on: scheduledOn?.toISOString() ?? null,
    };
  }),
];
