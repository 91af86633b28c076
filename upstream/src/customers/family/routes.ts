import { formatMessage } from '@galla/domain';
import { type Route, route } from '../../http/route.ts';
import { deleteMember, submitMember } from './contract.ts';
import { membersOf } from './load.ts';
import { removeMember, writeMember } from './write.ts';

/** Family members of customers (spec 2 §7). */
export const familyRoutes: Route[] = [
  route(submitMember, async (call) => {
    const { customer_id } = call.body;
    const id = await writeMember(call, call.body);
    const data = (await membersOf(call, [customer_id])).get(customer_id)?.find((one) => one.id === id);
    if (!data) throw new Error('A member just written is not there');
    return {
      success: true,
      message: formatMessage('customers.memberSaved', { name: data.name }),
      customer_id,
      data,
    };
  }),

  route(deleteMember, async (call) => {
    const { customerId, name } = await removeMember(call, call.body.id);
    return {
      success: true,
      message: formatMessage('customers.memberDeleted', { name }),
      customer_id: customerId,
    };
  }),
];
