import { boutique } from '@galla/upstream/contract';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { withOrder } from '../../withOrder.ts';

export const invoiceOrder: NonNullable<MutationResolvers['invoiceOrder']> = withOrder(
  ({ key, order }, { call }) =>
    call(boutique.generateInvoice, { key, params: { id: dbIdOf('Order', order) }, body: {} }),
);
