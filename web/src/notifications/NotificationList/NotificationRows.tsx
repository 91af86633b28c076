import { say } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, usePaginationFragment } from 'react-relay';
import type { NotificationRowsPagesQuery } from '../../__generated__/NotificationRowsPagesQuery.graphql.ts';
import type { NotificationRows_viewer$key } from '../../__generated__/NotificationRows_viewer.graphql.ts';
import { failureText } from '../../app/graph/failureText.ts';
import { toast } from '../../app/toast/toast.ts';
import { Failed } from './Failed.tsx';
import { NoNotifications } from './NoNotifications.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useRemoved } from './useRemoved.ts';

interface Props {
  viewer: NotificationRows_viewer$key;
  filtered: boolean;
  onShowAll: () => void;
}

const PAGE = 20;

/** The notifications, newest first; older ones by the page. */
export function NotificationRows({ viewer, filtered, onShowAll }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificationRowsPagesQuery,
    NotificationRows_viewer$key
  >(
    graphql`
      fragment NotificationRows_viewer on Viewer
      @argumentDefinitions(
        type: { type: "NotificationType" }
        unreadOnly: { type: "Boolean" }
        count: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "NotificationRowsPagesQuery") {
        notifications(first: $count, after: $after, type: $type, unreadOnly: $unreadOnly)
          @connection(key: "NotificationRows_notifications", filters: ["type", "unreadOnly"]) {
          edges {
            node {
              id
              ...NotificationRow_notification
            }
          }
        }
      }
    `,
    viewer,
  );
  const [removed, turnRemoved] = useRemoved();
  if (data.notifications == null) return <Failed />;
  const { edges } = data.notifications;
  if (edges.length === 0) return <NoNotifications filtered={filtered} onShowAll={onShowAll} />;
  const more = (): void => {
    toast.settle();
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error) toast.failed(failureText(error, 'notifications.loadFailed'));
      },
    });
  };
  return (
    <Box>
      <Box asChild layerStyle="section" p="0">
        <ul aria-label={say('notifications.title')}>
          {edges.map(({ node }) => (
            <NotificationRow
              key={node.id}
              notification={node}
              removed={removed.has(node.id)}
              onRemoved={(isRemoved) => turnRemoved(node.id, isRemoved)}
            />
          ))}
        </ul>
      </Box>
      {hasNext && (
        <Button
          variant="outline"
          mt="4"
          w={{ base: 'full', md: 'auto' }}
          loading={isLoadingNext}
          loadingText={say('shell.loading')}
          onClick={more}
        >
          {say('notifications.more')}
        </Button>
      )}
    </Box>
  );
}
