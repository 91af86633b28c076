import { formatMessage } from '@galla/domain';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useTrashDeleteMutation } from '../../__generated__/useTrashDeleteMutation.graphql.ts';
import type { useTrashMutation } from '../../__generated__/useTrashMutation.graphql.ts';
import type { useTrashRestoreMutation } from '../../__generated__/useTrashRestoreMutation.graphql.ts';
import { fieldsOf } from '../../app/graph/refusal.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';

/** Moves a document to the trash, with the settlement of its money if any was received. */
export const useTrashDocument = () =>
  useWrite<useTrashMutation>(
    graphql`
      mutation useTrashMutation($input: TrashDocumentInput!) {
        trashDocument(input: $input) {
          ... on TrashDocumentSuccess @alias(as: "saved") {
            document {
              ...TransactionRows_document
              ...DrawerFoot_document
              ...DocumentBody_document
              convertedFrom {
                ...DrawerFoot_document
                ...DocumentLinks_document
              }
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'transactions.trashFailed', fields: fieldsOf('refund') },
  );

/** Moves documents to the trash and back; both can be undone, so no confirmation is needed. */
export function useTrash() {
  const { revalidate } = useRevalidator();
  const trashing = useTrashDocument();
  const restoring = useWrite<useTrashRestoreMutation>(
    graphql`
      mutation useTrashRestoreMutation($input: RestoreDocumentInput!) {
        restoreDocument(input: $input) {
          ... on RestoreDocumentSuccess @alias(as: "saved") {
            document {
              ...TransactionRows_document
              ...DrawerFoot_document
              ...TrashedSince_document
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'transactions.restoreFailed' },
  );
  const restore = async (document: string): Promise<void> => {
    const outcome = await restoring.write({ key: newKey(), document });
    if (outcome.kind !== 'saved') return toast.error(outcome.message);
    toast.success(formatMessage('transactions.restored'));
    void revalidate();
  };
  const trash = async (document: string): Promise<void> => {
    const outcome = await trashing.write({ key: newKey(), document });
    if (outcome.kind !== 'saved') return toast.error(outcome.message);
    toast.undoable(
      formatMessage('transactions.trashed'),
      formatMessage('transactions.undo'),
      () => void restore(document),
    );
    // The sums above the list have changed as well.
    void revalidate();
  };
  return { trash, restore, busy: trashing.busy || restoring.busy };
}

/** Permanently deletes a document. */
export const useDeleteDocument = (askPin: () => Promise<boolean>) =>
  useWrite<useTrashDeleteMutation>(
    graphql`
      mutation useTrashDeleteMutation($input: DeleteDocumentInput!) {
        deleteDocument(input: $input) {
          ... on DeleteDocumentSuccess @alias(as: "saved") {
            deletedId
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'transactions.deleteFailed', askPin },
  );
