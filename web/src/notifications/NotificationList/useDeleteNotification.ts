import { say } from '@galla/domain';
import { graphql } from 'react-relay';
import type { useDeleteNotificationMutation } from '../../__generated__/useDeleteNotificationMutation.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { useWrite } from '../../app/graph/useWrite.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';

const mutation = graphql`
  mutation useDeleteNotificationMutation($input: NotificationInput!) {
    deleteNotification(input: $input) {
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

interface DeleteNotification {
  /** Resolves with whether it is gone; a failure is told. */
  remove: (id: string) => Promise<boolean>;
  busy: boolean;
}

/** Puts a notification away for this person. */
export function useDeleteNotification(): DeleteNotification {
  const { write, busy } = useWrite<useDeleteNotificationMutation>(mutation);
  const send = async (id: string): Promise<string | undefined> => {
    const { deleteNotification: answer } = await write({ input: { key: newKey(), notification: id } });
    if (answer.__typename === 'NotificationsSuccess') return undefined;
    return answer.message ?? say('notifications.deleteFailed');
  };
  const remove = async (id: string): Promise<boolean> => {
    const problem = await send(id).catch((error: unknown) =>
      failureText(error, 'notifications.deleteFailed'),
    );
    if (problem !== undefined) toast.failed(problem);
    return problem === undefined;
  };
  return { remove, busy };
}
