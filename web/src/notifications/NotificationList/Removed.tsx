import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useRestoreNotification } from './useRestoreNotification.ts';

interface Props {
  id: string;
  onRestored: () => void;
}

/** Replaces a notification that was just deleted, with the focus on Undo. */
export function Removed({ id, onRestored }: Props) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const { write, busy } = useRestoreNotification();
  const bringBack = async (): Promise<void> => {
    const outcome = await write({ key: newKey(), notification: id });
    if (outcome.kind === 'saved') {
      toast.success(formatMessage('notifications.restored'));
      onRestored();
    } else toast.error(outcome.message);
  };
  return (
    <Box display="flex" flex="1" alignItems="center" gap="3" color="fg.muted">
      <Box asChild flex="1">
        <output>{formatMessage('notifications.deleted')}</output>
      </Box>
      <Button
        ref={undo}
        variant="outline"
        size="sm"
        minH={{ base: 'control.touch', md: 'control.sm' }}
        loading={busy}
        onClick={() => void bringBack()}
      >
        <Undo2 size={16} strokeWidth={2} aria-hidden />
        {formatMessage('notifications.undo')}
      </Button>
    </Box>
  );
}
