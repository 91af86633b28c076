import { graphql } from 'react-relay';
import type { useWriteAttachmentsCreateMutation } from '../../__generated__/useWriteAttachmentsCreateMutation.graphql.ts';
import type { useWriteAttachmentsDeleteMutation } from '../../__generated__/useWriteAttachmentsDeleteMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Attaches an upload to a document. */
export const useCreateAttachment = () =>
  useWrite<useWriteAttachmentsCreateMutation>(
    graphql`
      mutation useWriteAttachmentsCreateMutation($input: CreateDocumentAttachmentInput!) {
        createDocumentAttachment(input: $input) {
          ... on CreateDocumentAttachmentSuccess @alias(as: "saved") {
            document {
              ...AttachmentsPart_document
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'attachments.addFailed' },
  );

/** Permanently deletes an attachment. */
export const useDeleteAttachment = () =>
  useWrite<useWriteAttachmentsDeleteMutation>(
    graphql`
      mutation useWriteAttachmentsDeleteMutation($input: DeleteDocumentAttachmentInput!) {
        deleteDocumentAttachment(input: $input) {
          ... on DeleteDocumentAttachmentSuccess @alias(as: "saved") {
            document {
              ...AttachmentsPart_document
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'attachments.removeFailed' },
  );
