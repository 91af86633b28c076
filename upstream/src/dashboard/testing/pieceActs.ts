import { addDays, rupees } from '@galla/domain';
import {
  createOrders,
  generateInvoice,
  movePieces,
  orderDetails,
  payOrder,
  updateOrderStatus,
} from '../../boutique/contract.ts';
import { orderOf } from '../../boutique/testing/index.ts';
import { paiseOf } from '../../db/numeric.ts';
import { call } from '../../testing/index.ts';
import type { Acts, Scene } from './scene.ts';

/** Acts on orders in pieces. */
export function pieceActs({
  api,
  as,
  owner,
  ids,
  idOf,
  masters,
  customer,
  person,
  today,
  part,
}: Scene): Acts<'pieces' | 'payPieces' | 'finishPieces' | 'billPieces' | 'cancelPieces'> {
  const order = async () =>
    (await call(api, orderDetails, { ...owner, params: { id: idOf('pieces') } })).body;
  return {
    async pieces() {
      const days = { delivery_time: addDays(today, 9), trial_date: addDays(today, 5) };
      const body = orderOf(masters, customer.id, { ...days, employee_id: person.staffId });
      const made = await call(api, createOrders, { ...as, body });
      if (made.status === 200) ids.pieces.push(made.body.order_id);
      return made;
    },
    async payPieces() {
      const pending = paiseOf((await order()).order.pending_amt);
      const body = {
        amount: part(pending),
        expected_pending: rupees(pending),
        payment_mode: 'Cash' as const,
      };
      return call(api, payOrder, { ...as, params: { id: idOf('pieces') }, body });
    },
    async finishPieces() {
      const pieces = (await order()).order_items.flatMap((item) => item.pieces.map(({ id }) => id));
      return call(api, movePieces, { ...owner, body: { ids: pieces, state: '2' } });
    },
    billPieces: () => call(api, generateInvoice, { ...owner, params: { id: idOf('pieces') }, body: {} }),
    cancelPieces: () =>
      call(api, updateOrderStatus, {
        ...owner,
        body: { OrderID: idOf('pieces'), status: 'Cancelled', refund_mode: 'Cash' },
      }),
  };
}
