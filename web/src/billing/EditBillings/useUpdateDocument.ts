import { graphql } from 'react-relay';
import type { useUpdateDocumentMutation } from '../../__generated__/useUpdateDocumentMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Saves an edit. If another change came first, the store receives the current document. */
export const useUpdateDocument = () =>
  useWrite<useUpdateDocumentMutation>(
    graphql`
      mutation useUpdateDocumentMutation($input: UpdateDocumentInput!) {
        updateDocument(input: $input) {
          ... on UpdateDocumentSuccess @alias(as: "saved") {
            document {
              ...EditDocument_document
              ...DocumentTag_document
              customer {
                pending
              }
            }
          }
          ... on DocumentChanged @alias(as: "late") {
            document {
              ...EditDocument_document
              ...DocumentTag_document
            }
          }
          ... on StockShort @alias(as: "short") {
            product
            variant
            available
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'faults.internal' },
  );
