import { graphql } from 'react-relay';
import type { useWriteNoteCreateMutation } from '../../../__generated__/useWriteNoteCreateMutation.graphql.ts';
import type { useWriteNoteDeleteMutation } from '../../../__generated__/useWriteNoteDeleteMutation.graphql.ts';
import type { useWriteNoteUpdateMutation } from '../../../__generated__/useWriteNoteUpdateMutation.graphql.ts';
import { useSave } from '../../../app/graph/useSave.ts';
import { useWrite } from '../../../app/graph/useWrite.ts';

/** Adds a note, or updates one. */
export const useWriteNote = () =>
  useSave<useWriteNoteCreateMutation, useWriteNoteUpdateMutation>(
    graphql`
      mutation useWriteNoteCreateMutation($input: CreateCustomerNoteInput!) {
        createCustomerNote(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              ...NotesPart_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    graphql`
      mutation useWriteNoteUpdateMutation($input: UpdateCustomerNoteInput!) {
        updateCustomerNote(input: $input) {
          ... on CustomerSuccess @alias(as: "saved") {
            customer {
              ...NotesPart_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.noteFailed' },
  );

/** Deletes a note. */
export const useDeleteNote = () =>
  useWrite<useWriteNoteDeleteMutation>(
    graphql`
      mutation useWriteNoteDeleteMutation($input: DeleteCustomerNoteInput!) {
        deleteCustomerNote(input: $input) {
          ... on DeleteCustomerNoteSuccess @alias(as: "saved") {
            customer {
              ...NotesPart_customer
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'customers.noteDeleteFailed' },
  );
