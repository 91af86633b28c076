import type { MessageKey } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useConvertDocumentMutation } from '../../__generated__/useConvertDocumentMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Converts a document and updates both in the store. */
export const useConvertDocument = (failed: MessageKey) =>
  useWrite<useConvertDocumentMutation>(
    graphql`
      mutation useConvertDocumentMutation($input: ConvertDocumentInput!) {
        convertDocument(input: $input) {
          ... on ConvertDocumentSuccess @alias(as: "saved") {
            document {
              id
              type
              number
              ...DocumentDrawer_document
            }
            source {
              ...DocumentDrawer_document
              ...DocumentBody_document
              ...DrawerFoot_document
              ...TransactionRows_document
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed },
  );
