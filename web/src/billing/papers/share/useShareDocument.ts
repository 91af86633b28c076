import { graphql } from 'react-relay';
import type { useShareDocumentMutation } from '../../../__generated__/useShareDocumentMutation.graphql.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Creates a link to a document. Its URL is returned only once. */
export const useShareDocument = () =>
  useWrite<useShareDocumentMutation>(
    graphql`
      mutation useShareDocumentMutation($input: ShareDocumentInput!) {
        shareDocument(input: $input) {
          ... on ShareDocumentSuccess @alias(as: "saved") {
            url
            document {
              ...OpenLinks_document
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'share.createFailed' },
  );
