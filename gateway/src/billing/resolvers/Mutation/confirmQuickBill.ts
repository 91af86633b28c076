import { problem } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { quickBillOf } from '../../schema.mappers.ts';

const inputField = fieldMapper({ id: 'quickBill', payment_mode: 'mode' });

export const confirmQuickBill: NonNullable<MutationResolvers['confirmQuickBill']> = withRefusals(
  async ({ key, quickBill: id, mode, reference }, { call, loaders }) => {
    if (mode !== 'UPI' && mode !== 'CASH')
      refuseOn(problem('mode', 'INVALID_INPUT', 'quickBill.modeInvalid'));
    const { data } = await call(billing.confirmQuickBilling, {
      key,
      body: {
        id: dbIdOf('QuickBill', id),
        payment_mode: mode === 'UPI' ? 'UPI' : 'Cash',
        reference: reference ?? null,
      },
    });
    const quickBill = quickBillOf(data);
    loaders.quickBills.forget(quickBill.dbId);
    loaders.quickBills.prime([quickBill]);
    return { __typename: 'ConfirmQuickBillSuccess', quickBill };
  },
  { inputField },
);
