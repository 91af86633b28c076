import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { customerCounts, mergeCustomers } from './contract.ts';
import { countRecords } from './counts.ts';
import { merge } from './merge.ts';

/** Merging two records of the same customer. */
export const mergeRoutes: Route[] = [
  route(mergeCustomers, async (call) => {
    const { caller, body, request } = call;
    const { take, ...pair } = body;
    const name = await merge(call, pair, take);
    const { keep, merged } = pair;
    request.log.info({ staff: caller.staffId, keep, merged }, 'customers merged');
    return { success: true, message: formatMessage('merge.merged', { name }), customer_id: keep };
  }),

  route(customerCounts, async ({ db, caller, query }) => ({
    success: true,
    data: await countRecords(db, caller, query.customer_ids.split(',')),
  })),
];
