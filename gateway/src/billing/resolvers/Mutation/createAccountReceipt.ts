import { rupees } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { refusalFields, type RefusalResult } from '../../../refusals/arms.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { accountReceiptOf } from '../../accountReceipts.ts';
import { forgetDocument } from '../../forgetDocument.ts';
import { wireMoneyMode } from '../../moneyMode.ts';

const inputField = fieldMapper({
  customer_id: 'customer',
  expected_due: 'expectedDue',
  payment_mode: 'mode',
});

export const createAccountReceipt: NonNullable<MutationResolvers['createAccountReceipt']> = withRefusals(
  async ({ key, amount, mode, reference, bank, ...input }, context) => {
    const { loaders } = context;
    const customerId = dbIdOf('Customer', input.customer);
    const { receipt } = await context.call(billing.createReceipt, {
      key,
      body: {
        customer_id: customerId,
        amount: rupees(amount),
        expected_due: rupees(input.expectedDue),
        payment_mode: wireMoneyMode(mode, 'mode'),
        reference: reference ?? null,
        ...(bank != null && { bank }),
      },
    });
    for (const { document_id: document } of receipt.parts) forgetDocument(document, context);
    loaders.customers.forget(customerId);
    loaders.customersWithBalance.forget(customerId);
    loaders.cashToday.forget(customerId);
    return {
      __typename: 'CreateAccountReceiptSuccess',
      receipt: accountReceiptOf(receipt),
      customer: await loaders.customersWithBalance.loadNonNull(customerId),
    };
  },
  { inputField, mapError: changed },
);

/** Something was billed or paid in the meantime: answers the current dues. */
function changed(error: RefusalError): RefusalResult<'ChangedMeanwhile'> | undefined {
  const { due } = error.details;
  if (error.refusal.code !== 'CHANGED_MEANWHILE' || due === undefined) return undefined;
  return { __typename: 'ChangedMeanwhile', ...refusalFields(error), current: String(due) };
}
