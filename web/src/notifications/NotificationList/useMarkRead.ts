import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import type { useMarkReadMutation } from '../../__generated__/useMarkReadMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { keptNotifications } from '../live/lists.ts';

const mutation = graphql`
  mutation useMarkReadMutation($input: MarkNotificationsReadInput!) {
    markNotificationsRead(input: $input) {
      ... on NotificationsSuccess @alias(as: "saved") {
        viewer {
          unreadNotifications
        }
      }
      ...refusal @alias
    }
  }
`;

interface MarkRead {
  /**
   * Marks the given ids, or all, as read, optimistically. Resolves with whether it was saved; a failure shows
   * a toast.
   */
  markRead: (ids?: readonly string[]) => Promise<boolean>;
  busy: boolean;
}

export function useMarkRead(): MarkRead {
  const environment = useRelayEnvironment();
  const { write, busy } = useWrite<useMarkReadMutation>(mutation, { failed: 'notifications.markFailed' });
  /** Changes the unread ones in the store, and returns their ids. */
  const turn = (ids: readonly string[] | undefined, isRead: boolean): readonly string[] => {
    const turned: string[] = [];
    commitLocalUpdate(environment, (store) => {
      for (const one of keptNotifications(store, ids)) {
        if (one.getValue('isRead') === isRead) continue;
        one.setValue(isRead, 'isRead');
        turned.push(one.getDataID());
      }
    });
    return turned;
  };
  const markRead = async (ids?: readonly string[]): Promise<boolean> => {
    const turned = turn(ids, true);
    const outcome = await write({ key: newKey(), ...(ids && { notifications: ids }) });
    if (outcome.kind === 'saved') return true;
    turn(turned, false);
    toast.error(outcome.message);
    return false;
  };
  return { markRead, busy };
}
