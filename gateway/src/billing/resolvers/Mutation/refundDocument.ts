import { checkRefund, MAX_PAISE, rupees } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { refusalFields, type RefusalResult } from '../../../refusals/arms.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { refuseOn } from '../../../refusals/refuseOn.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { forgetDocument } from '../../forgetDocument.ts';
import { documentOf, paymentOf } from '../../schema.mappers.ts';
import { WIRE_PAYMENT_MODE } from '../../wire.ts';

const inputField = fieldMapper({
  document_id: 'document',
  expected_received: 'expectedReceived',
  payment_mode: 'mode',
});

export const refundDocument: NonNullable<MutationResolvers['refundDocument']> = withRefusals(
  async ({ key, amount, mode, reference, bank, reason, ...input }, context) => {
    // Only upstream knows the amount received; here the amount is only checked to be valid.
    refuseOn(checkRefund(amount, MAX_PAISE));
    const made = await context.call(billing.refundDocument, {
      key,
      body: {
        document_id: dbIdOf('Document', input.document),
        amount: rupees(amount),
        expected_received: rupees(input.expectedReceived),
        payment_mode: WIRE_PAYMENT_MODE[mode],
        reference: reference ?? null,
        bank: bank ?? null,
        reason,
      },
    });
    const document = documentOf(made.data);
    forgetDocument(document.dbId, context);
    context.loaders.customers.forget(document.customerId);
    context.loaders.cashToday.forget(document.customerId);
    context.loaders.documents.prime([document]);
    return { __typename: 'RefundDocumentSuccess', document, payment: paymentOf(made.payment) };
  },
  { inputField, mapError: receivedChanged },
);

/** Money was received or refunded in the meantime: answers the current received amount. */
function receivedChanged(error: RefusalError): RefusalResult<'ChangedMeanwhile'> | undefined {
  const { received } = error.details;
  if (error.refusal.code !== 'CHANGED_MEANWHILE' || received === undefined) return undefined;
  return { __typename: 'ChangedMeanwhile', ...refusalFields(error), current: String(received) };
}
