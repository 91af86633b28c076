import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { CircleAlert, RotateCw } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useServerBack } from '../app/network/useServerBack.ts';
import { Kbd } from './Kbd.tsx';
import { useShortcut } from './useShortcut.ts';

interface Props {
  /** The specification's message. */
  title: string;
  /** What was preserved: filters, input, older data below. */
  kept?: string;
  onRetry?: () => void;
  busy?: boolean;
  /** The id of the failed request in the server's log. */
  requestId?: string;
  /** In place of Retry, if that would not help. */
  children?: ReactNode;
}

/** Shown in place of a failed part: a band in due colours below a due line. The rest of the screen stays. */
export function ErrorBand({ title, kept, onRetry, busy = false, requestId, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useShortcut('r', () => onRetry?.(), { enabled: onRetry !== undefined && !busy, place });
  useServerBack(() => {
    if (!busy) onRetry?.();
  });
  return (
    <HStack
      ref={place}
      role="alert"
      align="flex-start"
      gap="3"
      p="4"
      bg="due.subtle"
      borderTop="3px solid"
      borderColor="due.solid"
    >
      <Box color="due.fg" flexShrink="0">
        <CircleAlert size={22} strokeWidth={1.75} aria-hidden />
      </Box>
      <Box minW="0">
        <Box textStyle="section">{title}</Box>
        {kept !== undefined && <Box color="fg.muted">{kept}</Box>}
        {requestId !== undefined && (
          <Box textStyle="caption" color="fg.muted" overflowWrap="anywhere">
            {formatMessage('faults.errorNumber', { id: requestId })}
          </Box>
        )}
        {onRetry && (
          <Button
            variant="outline"
            size="sm"
            mt="2"
            onClick={onRetry}
            loading={busy}
            loadingText={formatMessage('shell.loading')}
          >
            <RotateCw size={16} strokeWidth={2} aria-hidden />
            {formatMessage('shell.retry')}
            <Kbd keys={['R']} />
          </Button>
        )}
        {children}
      </Box>
    </HStack>
  );
}
