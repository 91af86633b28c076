import { graphql } from 'react-relay';
import type { useCreateDocumentMutation } from '../../__generated__/useCreateDocumentMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Creates a document. If stock is short, the refusal contains the available quantity. */
export const useCreateDocument = () =>
  useWrite<useCreateDocumentMutation>(
    graphql`
      mutation useCreateDocumentMutation($input: CreateDocumentInput!) {
        createDocument(input: $input) {
          ... on CreateDocumentSuccess @alias(as: "saved") {
            document {
              id
              number
              customer {
                billCount
                pending
                credit
                lastVisit
              }
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
