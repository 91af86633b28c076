import { formatMessage } from '@galla/domain';
import { Refused } from '../../http/refused.ts';
import { type Route, route } from '../../http/route.ts';
import { notThere } from '../merge/notThere.ts';
import { customerDetails, detailsOfCustomers, profileCompletion, updateCustomer } from './contract.ts';
import { loadDetails } from './load.ts';
import { customersOfRecords } from './ofRecords.ts';
import { update } from './update.ts';

/** One customer with all details, and editing (spec 2 §7). */
export const detailRoutes: Route[] = [
  route(customerDetails, async (call) => {
    const [found] = await loadDetails(call, [call.query.customer_id]);
    if (!found) throw await notThere(call, call.query.customer_id);
    const { customer_id: _, ...details } = found;
    return { success: true, ...details };
  }),

  route(detailsOfCustomers, async (call) => {
    const { customer_ids: customers, record_ids: records } = call.query;
    const ids = [
      ...(customers?.split(',') ?? []),
      ...(records ? await customersOfRecords(call.db, records.split(',')) : []),
    ];
    return { success: true, data: ids.length > 0 ? await loadDetails(call, ids) : [] };
  }),

  route(profileCompletion, async (call) => {
    const [found] = await loadDetails(call, [call.body.customer_id]);
    if (!found) throw new Refused('NOT_FOUND');
    return { success: true, profile_completed: found.customer.profile_completed };
  }),

  route(updateCustomer, async (call) => {
    const { body, caller, request } = call;
    await update(call);
    request.log.info({ staff: caller.staffId, customer: body.id }, 'customer changed');
    const message = formatMessage('customers.updated', { name: body.name.trim() });
    return { success: true, message, customer_id: body.id };
  }),
];
