import { formatMessage } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import type { Context } from '../../../context.ts';
import { refusalFields } from '../../../refusals/arms.ts';
import type { RefusalError } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers, UpdateDocumentInput } from '../../../types.generated.ts';
import { forgetDocument } from '../../forgetDocument.ts';
import { documentOf } from '../../schema.mappers.ts';
import { updateBody, updateField } from '../../update/payload.ts';

export const updateDocument: NonNullable<MutationResolvers['updateDocument']> = withRefusals(
  async (input, context) => {
    const body = updateBody(input);
    const { data } = await context.call(billing.updateDocument, { body, key: input.key });
    const document = documentOf(data);
    forgetDocument(document.dbId, context);
    // The customer's balance and the stock have changed.
    context.loaders.customers.forget(document.customerId);
    for (const { product_id: product } of body.bill_items) {
      if (product) context.loaders.items.forget(product);
    }
    context.loaders.documents.prime([document]);
    return { __typename: 'UpdateDocumentSuccess', document };
  },
  { inputField: updateField, mapError: changedSince },
);

/** Answers a late edit with the document's current state, and an edit with an outdated total with the current total. */
async function changedSince(error: RefusalError, input: UpdateDocumentInput, context: Context) {
  const { code } = error.refusal;
  if (code === 'CHANGED_MEANWHILE') {
    const dbId = dbIdOf('Document', input.document);
    forgetDocument(dbId, context);
    const document = await context.loaders.documents.loadNonNull(dbId);
    return { __typename: 'DocumentChanged' as const, ...refusalFields(error), document };
  }
  const current = error.details['total_amount'];
  if (code !== 'TOTALS_DISAGREE' || current === undefined) return undefined;
  return {
    __typename: 'ChangedMeanwhile' as const,
    code: 'CHANGED_MEANWHILE' as const,
    message: formatMessage('faults.changedMeanwhile'),
    current: String(current),
  };
}
