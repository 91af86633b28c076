import { rupees } from '@galla/domain';
import { boutique } from '@galla/upstream/contract';
import { wireMoneyMode } from '../../../billing/index.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withOrder } from '../../withOrder.ts';

export const refundOrder: NonNullable<MutationResolvers['refundOrder']> = withOrder(
  ({ key, order, amount, mode }, { call }) =>
    call(boutique.refundOrder, {
      key,
      params: { id: dbIdOf('Order', order) },
      body: { amount: rupees(amount), payment_mode: wireMoneyMode(mode, 'mode') },
    }),
);
