import { billing } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { movedQuickBill } from '../../movedQuickBill.ts';

export const undoQuickBillReceipt: NonNullable<MutationResolvers['undoQuickBillReceipt']> = withRefusals(
  async ({ key, quickBill }, { call, loaders }) => {
    const { data } = await call(billing.undoQuickBillingReceipt, {
      key,
      body: { id: dbIdOf('QuickBill', quickBill) },
    });
    return { __typename: 'UndoQuickBillReceiptSuccess', quickBill: movedQuickBill(data, loaders) };
  },
);
