import { quantityText, rupees } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import { refusalFields, type RefusalResult } from '../../../refusals/arms.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { forgetDocument } from '../../forgetDocument.ts';
import { wireMoneyMode } from '../../moneyMode.ts';
import { creditNoteOf } from '../../returns.mappers.ts';
import { documentOf } from '../../schema.mappers.ts';

const inputField = fieldMapper({
  document_id: 'document',
  items: 'lines',
  line_id: 'line',
  qty: 'quantity',
  expected_pending: 'expectedPending',
  expected_total: 'expectedTotal',
  refund_mode: 'refund.mode',
  refund_reference: 'refund.reference',
  refund_bank: 'refund.bank',
});

export const createCreditNote: NonNullable<MutationResolvers['createCreditNote']> = withRefusals(
  async ({ key, lines, reason, note, settlement, refund, ...input }, context) => {
    const made = await context.call(billing.createCreditNote, {
      key,
      body: {
        document_id: dbIdOf('Document', input.document),
        expected_pending: rupees(input.expectedPending),
        expected_total: rupees(input.expectedTotal),
        reason,
        note: note ?? null,
        items: lines.map(({ line, quantity, condition }) => ({
          line_id: dbIdOf('DocumentLine', line),
          qty: quantityText(quantity),
          condition,
        })),
        settlement: settlement ?? null,
        refund_mode: refund ? wireMoneyMode(refund.mode, 'refund.mode') : null,
        refund_reference: refund?.reference ?? null,
        refund_bank: refund?.bank ?? null,
      },
    });
    const document = documentOf(made.data);
    forgetDocument(document.dbId, context);
    context.loaders.customers.forget(document.customerId);
    context.loaders.cashToday.forget(document.customerId);
    context.loaders.documents.prime([document]);
    return { __typename: 'CreateCreditNoteSuccess', document, creditNote: creditNoteOf(made.credit_note) };
  },
  { inputField, mapError: changed },
);

/** A payment or another return came in the meantime: answers the current pending amount. */
function changed(error: RefusalError): RefusalResult<'ChangedMeanwhile'> | undefined {
  const { pending } = error.details;
  if (error.refusal.code !== 'CHANGED_MEANWHILE' || pending === undefined) return undefined;
  return { __typename: 'ChangedMeanwhile', ...refusalFields(error), current: String(pending) };
}
