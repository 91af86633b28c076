import { graphql } from 'react-relay';
import type { useCreateCreditNoteMutation } from '../../__generated__/useCreateCreditNoteMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Problems of a line stand at the lines; the way back has fields of its own. */
const placeOf = (field: string): string => {
  if (field.startsWith('lines')) return 'quantities';
  return field.startsWith('refund.') ? field.slice('refund.'.length) : field;
};

/** Takes goods of an invoice back; the invoice and the customer follow. */
export const useCreateCreditNote = () =>
  useWrite<useCreateCreditNoteMutation>(
    graphql`
      mutation useCreateCreditNoteMutation($input: CreateCreditNoteInput!) {
        createCreditNote(input: $input) {
          ... on CreateCreditNoteSuccess @alias(as: "saved") {
            creditNote {
              id
              number
              total
            }
            document {
              id
              ...soldDocument_document
              ...DocumentDrawer_document
              ...TransactionRows_document
              customer {
                id
                pending
                credit
              }
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'returns.failed', fields: placeOf },
  );
