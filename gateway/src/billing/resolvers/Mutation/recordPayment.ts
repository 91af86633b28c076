import { checkPayment, MAX_PAISE, rupees } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { refusalFields, type RefusalResult } from '../../../refusals/arms.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import { dbIdOf, parseId } from '../../../relay/ids.ts';
import { payOrder } from '../../../boutique/index.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { partPayload, partsOf } from '../../parts.ts';
import { documentOf, paymentOf } from '../../schema.mappers.ts';
import { WIRE_PAYMENT_MODE } from '../../wire.ts';

const inputField = fieldMapper({
  document_id: 'payable',
  expected_pending: 'expectedPending',
  payment_mode: 'mode',
  pay_on: 'payOn',
});

export const recordPayment: NonNullable<MutationResolvers['recordPayment']> = withRefusals(
  async (input, context) => {
    const { key, amount, mode, reference, bank, tendered, payments } = input;
    if (parseId(input.payable)?.type === 'Order') return payOrder(input, context);
    const { call, loaders } = context;
    const documentId = dbIdOf('Document', input.payable);
    // Only upstream knows the pending amount; here the amount is only checked to be valid.
    refuseOn(checkPayment(amount, MAX_PAISE));
    const made = await call(billing.recordPayment, {
      key,
      body: {
        document_id: documentId,
        amount: rupees(amount),
        expected_pending: rupees(input.expectedPending),
        payment_mode: WIRE_PAYMENT_MODE[mode],
        reference: reference ?? null,
        ...(bank != null && { bank }),
        ...(input.payOn !== undefined && { pay_on: input.payOn }),
        ...(tendered != null && { tendered: rupees(tendered) }),
        ...(payments && { payments: partsOf(payments)?.map(partPayload) ?? null }),
      },
    });
    const document = documentOf(made.data);
    loaders.documents.prime([document]);
    loaders.payments.forget(documentId);
    loaders.customers.forget(document.customerId);
    loaders.cashToday.forget(document.customerId);
    return {
      __typename: 'RecordPaymentSuccess',
      payable: document,
      payment: paymentOf(made.payment),
      payments: made.payments.map(paymentOf),
    };
  },
  { inputField, mapError: pendingChanged },
);

/** Another payment came in the meantime: answers the current pending amount. */
function pendingChanged(error: RefusalError): RefusalResult<'ChangedMeanwhile'> | undefined {
  const { pending } = error.details;
  if (error.refusal.code !== 'CHANGED_MEANWHILE' || pending === undefined) return undefined;
  return { __typename: 'ChangedMeanwhile', ...refusalFields(error), current: String(pending) };
}
