import { graphql } from 'react-relay';
import type { useDeleteNotificationMutation } from '../../__generated__/useDeleteNotificationMutation.graphql.ts';
import { useWrite } from '../../app/graph/useWrite.ts';

/** Deletes a notification for this user only. */
export const useDeleteNotification = () =>
  useWrite<useDeleteNotificationMutation>(
    graphql`
      mutation useDeleteNotificationMutation($input: NotificationInput!) {
        deleteNotification(input: $input) {
          ... on DeleteNotificationSuccess @alias(as: "saved") {
            viewer {
              unreadNotifications
            }
          }

          ...refusal @alias
        }
      }
    `,
    { failed: 'notifications.deleteFailed' },
  );
