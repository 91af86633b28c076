import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay';
import type { NotificationPageQuery } from '../../__generated__/NotificationPageQuery.graphql.ts';
import { DEFAULTS, type Shown } from './address.ts';
import { Failed } from './Failed.tsx';
import { NotificationRows } from './NotificationRows.tsx';

interface Props {
  queryRef: PreloadedQuery<NotificationPageQuery>;
  shown: Shown;
  onShowAll: () => void;
}

/** The list, once it is here. */
export function NotificationPage({ queryRef, shown, onShowAll }: Props) {
  const { viewer } = usePreloadedQuery<NotificationPageQuery>(
    graphql`
      query NotificationPageQuery($type: NotificationType, $unreadOnly: Boolean) @preloadable {
        viewer {
          ...NotificationRows_viewer @arguments(type: $type, unreadOnly: $unreadOnly)
        }
      }
    `,
    queryRef,
  );
  if (viewer == null) return <Failed />;
  const filtered = shown.type !== DEFAULTS.type || shown.unread !== DEFAULTS.unread;
  return <NotificationRows viewer={viewer} filtered={filtered} onShowAll={onShowAll} />;
}
