import { graphql } from 'react-relay';
import type { useRestoreNotificationMutation } from '../../__generated__/useRestoreNotificationMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Restores a deleted notification. */
export const useRestoreNotification = () =>
  useWrite<useRestoreNotificationMutation>(
    graphql`
      mutation useRestoreNotificationMutation($input: NotificationInput!) {
        restoreNotification(input: $input) {
          ... on NotificationsSuccess @alias(as: "saved") {
            viewer {
              unreadNotifications
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'notifications.restoreFailed' },
  );
