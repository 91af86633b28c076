import { say } from '@galla/domain';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commitLocalUpdate } from 'relay-runtime';
import type { useMarkReadMutation } from '../../__generated__/useMarkReadMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { keptNotifications } from '../live/lists.ts';

const mutation = graphql`
  mutation useMarkReadMutation($input: MarkNotificationsReadInput!) {
    markNotificationsRead(input: $input) {
      __typename
      ... on NotificationsSuccess {
        viewer {
          unreadNotifications
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`;

interface MarkRead {
  /** Those of the ids, or all; they look read at once. Resolves with whether it was kept; a failure is told. */
  markRead: (ids?: readonly string[]) => Promise<boolean>;
  busy: boolean;
}

export function useMarkRead(): MarkRead {
  const environment = useRelayEnvironment();
  const { write, busy } = useWrite<useMarkReadMutation>(mutation);
  /** Turns those that are unread, and answers which they were. */
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
  const send = async (ids: readonly string[] | undefined): Promise<string | undefined> => {
    const input = { key: newKey(), ...(ids && { notifications: ids }) };
    const { markNotificationsRead: answer } = await write({ input });
    if (answer.__typename === 'NotificationsSuccess') return undefined;
    return answer.message ?? say('notifications.markFailed');
  };
  const markRead = async (ids?: readonly string[]): Promise<boolean> => {
    const turned = turn(ids, true);
    const problem = await send(ids).catch((error: unknown) => failureText(error, 'notifications.markFailed'));
    if (problem === undefined) return true;
    turn(turned, false);
    toast.failed(problem);
    return false;
  };
  return { markRead, busy };
}
