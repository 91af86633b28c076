import { formatMessage, type NotificationKind } from '@galla/domain';
import { graphql } from 'react-relay';
import { requestSubscription, type IEnvironment } from 'relay-runtime';
import type { openArrivalsQuery } from '../../__generated__/openArrivalsQuery.graphql.ts';
import type { openArrivalsSubscription } from '../../__generated__/openArrivalsSubscription.graphql.ts';
import { openQuery, type OpenQuery } from '../../app/graph/openQuery.ts';
import type { StreamMetadata } from '../../app/graph/streamGraph.ts';
import { toast } from '../../app/toast/toast.ts';
import type { NotificationRowProps } from '../NotificationList/NotificationRow.tsx';
import { addToLists } from './lists.ts';

const arrivals = graphql`
  subscription openArrivalsSubscription {
    notificationArrived {
      notification {
        kind
        title
        message
        isRead
        ...NotificationRow_notification
      }
      viewer {
        unreadNotifications
      }
    }
  }
`;

const count = graphql`
  query openArrivalsQuery {
    viewer {
      unreadNotifications
    }
  }
`;

/** The number of unread ones; undefined if unknown. */
export type Unread = number | undefined;

const unreadOf = ({ viewer }: openArrivalsQuery['response']): Unread =>
  viewer?.unreadNotifications ?? undefined;

/** Includes all fields that a row of the list needs. */
type Arrived = openArrivalsSubscription['response']['notificationArrived']['notification'] &
  NotificationRowProps['notification'];

/**
 * Kinds without a toast: the customer whose sale caused them may be watching, so only the bell counts them.
 */
const QUIET: ReadonlySet<string> = new Set<NotificationKind>(['STOCK_LOW', 'STOCK_GONE']);

function showToast(notification: Arrived | undefined): void {
  // The user's own actions are no news.
  if (!notification || notification.isRead || QUIET.has(notification.kind)) return;
  toast.info(
    formatMessage('notifications.live', { title: notification.title, message: notification.message }),
  );
}

interface Listener {
  onUnread: (unread: Unread) => void;
  onLost: (error: Error) => void;
  onStanding: () => void;
}

/**
 * Handles each new notification: a toast (except for stock), the head of the lists, the count. The count is
 * read once the stream is open, so that nothing is missed in between.
 * @returns a function that unsubscribes
 */
export function openArrivals(
  environment: IEnvironment,
  { onUnread, onLost, onStanding }: Listener,
): () => void {
  let left = false;
  let counted: OpenQuery<Unread> | undefined;
  const readCount = async (): Promise<void> => {
    try {
      const open = await openQuery<openArrivalsQuery, Unread>(environment, count, {}, unreadOf, onUnread);
      if (left) return open.close();
      counted = open;
      onUnread(open.value);
    } catch {
      // The bell has no number until the next notification.
    }
  };
  const metadata: StreamMetadata = {
    onStanding: () => {
      onStanding();
      void readCount();
    },
  };
  const stream = requestSubscription<openArrivalsSubscription>(environment, {
    subscription: arrivals,
    variables: {},
    cacheConfig: { metadata: { ...metadata } },
    updater: addToLists,
    onNext: (answer) => showToast(answer?.notificationArrived.notification),
    onError: (error) => {
      if (!left) onLost(error);
    },
  });
  return () => {
    left = true;
    stream.dispose();
    counted?.close();
  };
}
