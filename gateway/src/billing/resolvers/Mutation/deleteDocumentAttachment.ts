import { billing } from '@galla/upstream/contract';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { attachedDocument } from '../../attachments.ts';

export const deleteDocumentAttachment: NonNullable<MutationResolvers['deleteDocumentAttachment']> =
  withRefusals(async ({ key, attachment }, context) => {
    const body = { id: dbIdOf('DocumentAttachment', attachment) };
    const { document_id: documentId } = await context.call(billing.deleteAttachment, { key, body });
    return {
      __typename: 'DeleteDocumentAttachmentSuccess',
      deletedId: attachment,
      document: await attachedDocument(context, documentId),
    };
  });
