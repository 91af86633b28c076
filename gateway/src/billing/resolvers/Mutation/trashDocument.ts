import { billing } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { refundWay } from '../../refundWay.ts';
import { movedDocument } from '../../movedDocument.ts';

const inputField = fieldMapper({ document_id: 'document', 'refund.payment_mode': 'refund.mode' });

export const trashDocument: NonNullable<MutationResolvers['trashDocument']> = withRefusals(
  async ({ key, document, refund }, { call, loaders }) => {
    const dbId = dbIdOf('Document', document);
    const body = { document_id: dbId, ...refundWay(refund) };
    const { data } = await call(billing.trashDocument, { key, body });
    loaders.payments.forget(dbId);
    // The order it billed is open again.
    if (data.converted_from) loaders.documents.forget(data.converted_from.doc_id);
    return { __typename: 'TrashDocumentSuccess', document: movedDocument(data, loaders) };
  },
  { inputField },
);
