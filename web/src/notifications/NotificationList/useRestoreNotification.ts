import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useRestoreNotificationMutation } from '../../__generated__/useRestoreNotificationMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';

const mutation = graphql`
  mutation useRestoreNotificationMutation($input: NotificationInput!) {
    restoreNotification(input: $input) {
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

interface RestoreNotification {
  /** Resolves with whether it is back; either is told. */
  restore: (id: string) => Promise<boolean>;
  busy: boolean;
}

/** Takes back that a notification was deleted. */
export function useRestoreNotification(): RestoreNotification {
  const { write, busy } = useWrite<useRestoreNotificationMutation>(mutation);
  const send = async (id: string): Promise<string | undefined> => {
    const { restoreNotification: answer } = await write({ input: { key: newKey(), notification: id } });
    if (answer.__typename === 'NotificationsSuccess') return undefined;
    return answer.message ?? say('notifications.restoreFailed');
  };
  const restore = async (id: string): Promise<boolean> => {
    const problem = await send(id).catch((error: unknown) =>
      failureText(error, 'notifications.restoreFailed'),
    );
    if (problem === undefined) toast.done(say('notifications.restored'));
    else toast.failed(problem);
    return problem === undefined;
  };
  return { restore, busy };
}
