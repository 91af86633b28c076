import { formatMessage } from '@galla/domain';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { NotificationPageQuery } from '../../__generated__/NotificationPageQuery.graphql.ts';
import { NotificationRows, type NotificationsList } from './NotificationRows.tsx';

interface Props {
  queryRef: PreloadedQuery<NotificationPageQuery>;
  list: NotificationsList;
}

/** The list, once loaded. */
export function NotificationPage({ queryRef, list }: Props) {
  const { viewer } = usePreloadedQuery<NotificationPageQuery>(
    graphql`
      query NotificationPageQuery($filter: NotificationFilter) @preloadable {
        viewer {
          ...NotificationRows_viewer @arguments(filter: $filter)
        }
      }
    `,
    queryRef,
  );
  if (viewer == null) throw new Error(formatMessage('notifications.loadFailed'));
  return <NotificationRows viewer={viewer} list={list} />;
}
