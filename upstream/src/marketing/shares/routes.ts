import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { getShares, shareCampaign } from './contract.ts';
import { noteShare, sharesOf } from './shares.ts';

/** Customers a campaign was shared with. */
export const shareRoutes: Route[] = [
  route(getShares, async (call) => {
    const { id, customer_ids: customers } = call.body;
    return { success: true, data: await sharesOf(call, id, customers.split(',')) };
  }),

  route(shareCampaign, async (call) => {
    const { id, customer_id: customer } = call.body;
    const data = await noteShare(call, id, customer);
    return { success: true, message: formatMessage('marketing.shared'), data };
  }),
];
