import { billing } from '@galla/upstream/contract';
import { fieldMapper } from '../../../refusals/mapProblemFields.ts';
import { withRefusals } from '../../../refusals/withRefusals.ts';
import { dbIdOf } from '../../../relay/ids.ts';
import type { MutationResolvers } from '../../../types.generated.ts';
import { attachedDocument } from '../../attachments.ts';

export const createDocumentAttachment: NonNullable<MutationResolvers['createDocumentAttachment']> =
  withRefusals(
    async ({ key, document, image }, context) => {
      const documentId = dbIdOf('Document', document);
      const body = { document_id: documentId, image_id: dbIdOf('Upload', image) };
      await context.call(billing.addAttachment, { key, body });
      return {
        __typename: 'CreateDocumentAttachmentSuccess',
        document: await attachedDocument(context, documentId),
      };
    },
    { inputField: fieldMapper({ document_id: 'document', image_id: 'image' }) },
  );
