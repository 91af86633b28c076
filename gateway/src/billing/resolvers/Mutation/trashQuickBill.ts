import { billing } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { movedQuickBill } from '../../movedQuickBill.ts';

export const trashQuickBill: NonNullable<MutationResolvers['trashQuickBill']> = withRefusals(
  async ({ key, quickBill }, { call, loaders }) => {
    const { data } = await call(billing.trashQuickBilling, {
      key,
      body: { id: dbIdOf('QuickBill', quickBill) },
    });
    return { __typename: 'TrashQuickBillSuccess', quickBill: movedQuickBill(data, loaders) };
  },
);
