import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NotificationRow_notification$key } from '../../__generated__/NotificationRow_notification.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { Removed } from './Removed.tsx';
import { RowActions } from './RowActions.tsx';
import { TypeIcon } from './TypeIcon.tsx';
import { useDeleteNotification } from './useDeleteNotification.ts';
import { useMarkRead } from './useMarkRead.ts';

export interface NotificationRowProps {
  notification: NotificationRow_notification$key;
  removed: boolean;
  onRemoved: (removed: boolean) => void;
}

/** A notification: what happened, when, and a link to it. A deleted one is replaced by an Undo button. */
export function NotificationRow({ notification, removed, onRemoved }: NotificationRowProps) {
  const data = useFragment(
    graphql`
      fragment NotificationRow_notification on Notification {
        id
        type
        title
        message
        link
        isRead
        createdAt
      }
    `,
    notification,
  );
  const { id, type, title, message, link, isRead, createdAt } = data;
  const { dateTimeNear } = useShopClock();
  const { markRead } = useMarkRead();
  const { write, busy } = useDeleteNotification();
  const remove = async (): Promise<void> => {
    const outcome = await write({ key: newKey(), notification: id });
    if (outcome.kind !== 'saved') toast.error(outcome.message);
    onRemoved(outcome.kind === 'saved');
  };
  const read = (): void => {
    if (!isRead) void markRead([id]);
  };
  return (
    <Box
      asChild
      display="flex"
      alignItems="flex-start"
      gap="3"
      py="3"
      minH="row.list"
      borderBottom="1px solid"
      borderColor="border"
    >
      <li>
        {removed ? (
          <Removed id={id} onRestored={() => onRemoved(false)} />
        ) : (
          <>
            <TypeIcon type={type} />
            <Box flex="1" minW="0" position="relative">
              <Box asChild textStyle="rowTitle" fontWeight={isRead ? 'normal' : 'semibold'}>
                <Link to={link} onClick={read}>
                  {!isRead && <Unread />}
                  {title}
                  <Box position="absolute" inset="0" />
                </Link>
              </Box>
              <Box color={isRead ? 'fg.muted' : 'fg'} overflowWrap="anywhere">
                {message}
              </Box>
              <Box textStyle="second" color="fg.subtle">
                {dateTimeNear(createdAt)}
              </Box>
            </Box>
            <RowActions
              title={title}
              isRead={isRead}
              busy={busy}
              onRead={read}
              onDelete={() => void remove()}
            />
          </>
        )}
      </li>
    </Box>
  );
}

/** A dot before the title, with a text for screen readers. */
function Unread() {
  return (
    <>
      <Box
        asChild
        display="inline-block"
        boxSize="2"
        me="2"
        borderRadius="full"
        bg="accent.solid"
        verticalAlign="middle"
      >
        <span aria-hidden />
      </Box>
      <Box asChild srOnly>
        <span>{`${formatMessage('notifications.isUnread')}: `}</span>
      </Box>
    </>
  );
}
