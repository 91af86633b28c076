import { billing } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { shareOf } from '../../schema.mappers.ts';
import { shareLink, shareLinkPdf } from '../../shareLink.ts';

export const shareDocument: NonNullable<MutationResolvers['shareDocument']> = withRefusals(
  async ({ key, document: id, until }, { call, loaders }) => {
    const documentId = dbIdOf('Document', id);
    const body = { document_id: documentId, until: until ?? null };
    const { secret, data } = await call(billing.shareDocument, { key, body });
    loaders.shares.forget(documentId);
    const document = await loaders.documents.load(documentId);
    if (!document) throw new Error('The document that was shared is not there');
    return {
      __typename: 'ShareDocumentSuccess',
      share: shareOf(data),
      url: shareLink(secret),
      pdfUrl: shareLinkPdf(secret),
      document,
    };
  },
  { inputField: fieldMapper({ document_id: 'document' }) },
);
