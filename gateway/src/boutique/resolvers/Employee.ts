import { boutique } from '@galla/upstream/contract';
import { globalId } from '../../relay/ids.ts';
import type { EmployeeResolvers } from '../../types.generated.ts';

const TYPE = { new: 'NEW', alteration: 'ALTERATION' } as const;
const STATE = { 0: 'PENDING', 1: 'IN_PROCESS', 2: 'DONE' } as const;

export const Employee: Pick<EmployeeResolvers, 'workedOrders' | '__isTypeOf'> = {
  async workedOrders({ dbId }, _args, { call }) {
    const { orders } = await call(boutique.employeeOrders, { params: { id: dbId } });
    return orders.map((row) => ({
      __typename: 'WorkedOrder',
      orderId: globalId('Order', row.order_id),
      number: row.order_no,
      type: row.order_type === 'alteration' ? TYPE.alteration : TYPE.new,
      stage: row.stage,
      state: STATE[row.emp_order_status],
      delivery: row.delivery_time,
    }));
  },
};
