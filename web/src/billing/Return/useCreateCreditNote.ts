import { graphql } from 'react-relay';
import type { useCreateCreditNoteMutation } from '../../__generated__/useCreateCreditNoteMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Maps problems to fields: those of lines belong to the lines, those of the refund have their own fields. */
const placeOf = (field: string): string => {
  if (field.startsWith('lines')) return 'quantities';
  return field.startsWith('refund.') ? field.slice('refund.'.length) : field;
};

/** Creates a credit note and updates the invoice and the customer in the store. */
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
