import { formatMessage } from '@galla/domain';
import { Span } from '@chakra-ui/react/span';
import { CheckCheck } from 'lucide-react';
import { use } from 'react';
import { toast } from '../../app/toast/toast.ts';
import { HeldButton } from '../../ui/HeldButton.tsx';
import { UnreadContext } from '../bell/unreadContext.ts';
import { useMarkRead } from './useMarkRead.ts';

/** Marks all as read, including those not loaded in the list. */
export function MarkAllRead() {
  const { markRead, busy } = useMarkRead();
  const held = use(UnreadContext) === 0 && !busy ? formatMessage('notifications.allRead') : undefined;
  const markAll = async (): Promise<void> => {
    if (await markRead()) toast.success(formatMessage('notifications.allRead'));
  };
  return (
    <HeldButton held={held} variant="outline" size="sm" loading={busy} onClick={() => void markAll()}>
      <CheckCheck size={16} strokeWidth={2} aria-hidden />
      <Span srOnly={{ mdDown: true }}>{formatMessage('notifications.markAllRead')}</Span>
    </HeldButton>
  );
}
