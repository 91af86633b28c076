import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Bell as BellIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Unread } from '../live/openArrivals.ts';
import { unreadWords } from './unread.ts';
import { UnreadBadge } from './UnreadBadge.tsx';

/** The link to the notifications, with the number of unread ones. */
export function Bell({ unread }: { unread: Unread }) {
  const words = unreadWords(unread);
  return (
    <Button asChild variant="plain" size="sm" px="0" position="relative">
      <Link to="/NotificationList">
        <BellIcon strokeWidth={1.75} aria-hidden />
        <Span srOnly>
          {formatMessage('notifications.title')}
          {words !== undefined && `, ${words}`}
        </Span>
        <UnreadBadge unread={unread} />
      </Link>
    </Button>
  );
}
