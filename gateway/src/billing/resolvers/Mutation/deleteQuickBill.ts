import { billing } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';

export const deleteQuickBill: NonNullable<MutationResolvers['deleteQuickBill']> = withRefusals(
  async ({ key, quickBill }, { call, loaders }) => {
    const id = dbIdOf('QuickBill', quickBill);
    await call(billing.deleteQuickBilling, { key, params: { id } });
    loaders.quickBills.forget(id);
    return { __typename: 'DeleteQuickBillSuccess', deletedId: quickBill };
  },
);
