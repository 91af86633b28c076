import { checkQuickBillAmount, rupees } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { quickBillOf } from '../../schema.mappers.ts';

const inputField = fieldMapper({ customer_id: 'customer', phone: 'customer' });

export const createQuickBill: NonNullable<MutationResolvers['createQuickBill']> = withRefusals(
  async ({ key, amount, customer }, { call, loaders }) => {
    const customerId = dbIdOf('Customer', customer);
    refuseOn(checkQuickBillAmount(amount));
    const { mobile } = await loaders.customers.loadNonNull(customerId);
    const { data } = await call(billing.createQuickBilling, {
      key,
      body: { amount: rupees(amount), customer_id: customerId, phone: mobile ?? '' },
    });
    const quickBill = quickBillOf(data);
    loaders.quickBills.prime([quickBill]);
    return { __typename: 'CreateQuickBillSuccess', quickBill };
  },
  { inputField },
);
