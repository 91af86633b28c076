import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Span } from '@chakra-ui/react/span';
import { Check, EllipsisVertical, Trash2 } from 'lucide-react';

interface Props {
  title: string;
  isRead: boolean;
  /** Whether it is being deleted. */
  busy: boolean;
  onRead: () => void;
  onDelete: () => void;
}

/** The actions on a notification: buttons on a desktop, a menu on a phone. */
export function RowActions({ title, isRead, busy, onRead, onDelete }: Props) {
  const removal = formatMessage('notifications.delete', { title });
  return (
    <>
      <Box hideBelow="md" display="flex" gap="2" flexShrink="0">
        {!isRead && (
          <Button variant="outline" size="sm" onClick={onRead}>
            <Check size={16} strokeWidth={2} aria-hidden />
            {formatMessage('notifications.markRead')}
          </Button>
        )}
        <Button variant="plain" size="sm" px="0" loading={busy} onClick={onDelete}>
          <Trash2 strokeWidth={1.75} aria-hidden />
          <Span srOnly>{removal}</Span>
        </Button>
      </Box>
      <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount>
        <Menu.Trigger asChild>
          <Button hideFrom="md" variant="plain" size="sm" px="0" flexShrink="0" loading={busy}>
            <EllipsisVertical strokeWidth={1.75} aria-hidden />
            <Span srOnly>{formatMessage('notifications.actions', { title })}</Span>
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {!isRead && (
              <Menu.Item value="read" onClick={onRead}>
                <Check strokeWidth={1.75} aria-hidden />
                {formatMessage('notifications.markRead')}
              </Menu.Item>
            )}
            <Menu.Item value="delete" onClick={onDelete}>
              <Trash2 strokeWidth={1.75} aria-hidden />
              {formatMessage('notifications.deleteShort')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </>
  );
}
