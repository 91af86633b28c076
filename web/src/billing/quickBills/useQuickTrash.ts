import { formatMessage } from '@galla/domain';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useQuickTrashDeleteMutation } from '../../__generated__/useQuickTrashDeleteMutation.graphql.ts';
import type { useQuickTrashMutation } from '../../__generated__/useQuickTrashMutation.graphql.ts';
import type { useQuickTrashRestoreMutation } from '../../__generated__/useQuickTrashRestoreMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';

/** Moves quick bills to the trash and back; both can be undone, so no confirmation is needed. */
export function useQuickTrash() {
  const { revalidate } = useRevalidator();
  const trashing = useWrite<useQuickTrashMutation>(
    graphql`
      mutation useQuickTrashMutation($input: TrashQuickBillInput!) {
        trashQuickBill(input: $input) {
          ... on TrashQuickBillSuccess @alias(as: "saved") {
            quickBill {
              ...QuickRows_quickBill
              ...QuickFigures_quickBill
              ...QuickFoot_quickBill
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'transactions.trashFailed' },
  );
  const restoring = useWrite<useQuickTrashRestoreMutation>(
    graphql`
      mutation useQuickTrashRestoreMutation($input: RestoreQuickBillInput!) {
        restoreQuickBill(input: $input) {
          ... on RestoreQuickBillSuccess @alias(as: "saved") {
            quickBill {
              ...QuickRows_quickBill
              ...QuickFigures_quickBill
              ...QuickFoot_quickBill
            }
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'transactions.restoreFailed' },
  );
  const restore = async (quickBill: string): Promise<void> => {
    const outcome = await restoring.write({ key: newKey(), quickBill });
    if (outcome.kind !== 'saved') return toast.error(outcome.message);
    toast.success(formatMessage('transactions.restored'));
    void revalidate();
  };
  const trash = async (quickBill: string): Promise<void> => {
    const outcome = await trashing.write({ key: newKey(), quickBill });
    if (outcome.kind !== 'saved') return toast.error(outcome.message);
    toast.undoable(
      formatMessage('quickBill.trashed'),
      formatMessage('transactions.undo'),
      () => void restore(quickBill),
    );
    // The sums above the list have changed as well.
    void revalidate();
  };
  return { trash, restore, busy: trashing.busy || restoring.busy };
}

/** Permanently deletes a quick bill. */
export const useDeleteQuickBill = (askPin: () => Promise<boolean>) =>
  useWrite<useQuickTrashDeleteMutation>(
    graphql`
      mutation useQuickTrashDeleteMutation($input: DeleteQuickBillInput!) {
        deleteQuickBill(input: $input) {
          ... on DeleteQuickBillSuccess @alias(as: "saved") {
            deletedId
          }
          ...refusal @alias
        }
      }
    `,
    { failed: 'transactions.deleteFailed', askPin },
  );
