import { rupees } from '@galla/domain';
import { billing } from '@galla/upstream/contract';
import type { Context } from '../../../context.ts';
import { refusalFields } from '../../../refusals/arms.ts';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { refused, type RefusalError } from '../../../refusals/RefusalError.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { ConvertDocumentInput, MutationResolvers } from '../../../types.generated.ts';
import { forgetDocument } from '../../forgetDocument.ts';
import { documentOf } from '../../schema.mappers.ts';
import { WIRE_DOCUMENT_TYPE } from '../../wire.ts';

const inputField = fieldMapper({ document_id: 'document', expected_total: 'expectedTotal' });

export const convertDocument: NonNullable<MutationResolvers['convertDocument']> = withRefusals(
  async ({ key, document, type, expectedTotal }, context) => {
    const to = WIRE_DOCUMENT_TYPE[type];
    if (to === 'proposal') throw refused('INVALID_INPUT');
    const body = {
      document_id: dbIdOf('Document', document),
      type: to,
      expected_total: rupees(expectedTotal),
    };
    const made = await context.call(billing.convertDocument, { key, body });
    const [next, source] = [documentOf(made.data), documentOf(made.source)];
    forgetDocument(source.dbId, context);
    context.loaders.customers.forget(source.customerId);
    context.loaders.documents.prime([next, source]);
    return { __typename: 'ConvertDocumentSuccess', document: next, source };
  },
  { inputField, mapError: changedSince },
);

/** It was edited in the meantime: answers its current state. */
async function changedSince(error: RefusalError, input: ConvertDocumentInput, context: Context) {
  if (error.refusal.code !== 'CHANGED_MEANWHILE') return undefined;
  const dbId = dbIdOf('Document', input.document);
  forgetDocument(dbId, context);
  const document = await context.loaders.documents.loadNonNull(dbId);
  return { __typename: 'DocumentChanged' as const, ...refusalFields(error), document };
}
