import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Span } from '@chakra-ui/react/span';
import { Check, Trash2 } from 'lucide-react';
import { ActMenu } from '../../ui/ActMenu.tsx';

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
  const acts = [
    ...(isRead
      ? []
      : [{ key: 'read', Icon: Check, text: formatMessage('notifications.markRead'), onAct: onRead }]),
    { key: 'delete', Icon: Trash2, text: formatMessage('notifications.deleteShort'), onAct: onDelete },
  ];
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
      <ActMenu
        label={formatMessage('notifications.actions', { title })}
        acts={acts}
        trigger={{ variant: 'plain', size: 'sm', hideFrom: 'md', flexShrink: '0', loading: busy }}
      />
    </>
  );
}
