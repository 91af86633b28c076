import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { graphql, usePaginationFragment } from 'react-relay';
import type { NotificationRowsPagesQuery } from '../../__generated__/NotificationRowsPagesQuery.graphql.ts';
import type { NotificationRows_viewer$key } from '../../__generated__/NotificationRows_viewer.graphql.ts';
import { ListEmpty, loadMore, type List } from '../../list/index.ts';
import { isFiltered, type DEFAULTS } from './address.ts';
import { NotificationRow } from './NotificationRow.tsx';
import { useRemoved } from './useRemoved.ts';

export type NotificationsList = Pick<List<keyof typeof DEFAULTS>, 'filters' | 'filter' | 'change'>;

interface Props {
  viewer: NotificationRows_viewer$key;
  list: NotificationsList;
}

const PAGE_SIZE = 20;

/** The notifications, newest first; older ones page by page. */
export function NotificationRows({ viewer, list }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificationRowsPagesQuery,
    NotificationRows_viewer$key
  >(
    graphql`
      fragment NotificationRows_viewer on Viewer
      @argumentDefinitions(
        filter: { type: "NotificationFilter" }
        count: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "NotificationRowsPagesQuery") {
        notifications(first: $count, after: $after, filter: $filter)
          @connection(key: "NotificationRows_notifications", filters: ["filter"]) {
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
  const [removed, setRemoved] = useRemoved();
  if (data.notifications == null) throw new Error(formatMessage('notifications.loadFailed'));
  const { edges } = data.notifications;
  if (edges.length === 0) {
    return (
      <ListEmpty
        list={list}
        isFiltered={isFiltered(list.filters)}
        none={{
          title: formatMessage('notifications.empty'),
          explained: formatMessage('notifications.emptyExplained'),
        }}
        noMatch={{ title: formatMessage('notifications.noneMatch') }}
        clear={formatMessage('notifications.showAll')}
        onClear={() => list.filter({ type: '', unread: '' })}
      />
    );
  }
  return (
    <Box>
      <Box asChild layerStyle="section" p="0">
        <ul aria-label={formatMessage('notifications.title')}>
          {edges.map(({ node }) => (
            <NotificationRow
              key={node.id}
              notification={node}
              removed={removed.has(node.id)}
              onRemoved={(isRemoved) => setRemoved(node.id, isRemoved)}
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
          loadingText={formatMessage('shell.loading')}
          onClick={() => loadMore(loadNext, PAGE_SIZE, 'notifications.loadFailed')}
        >
          {formatMessage('notifications.more')}
        </Button>
      )}
    </Box>
  );
}
