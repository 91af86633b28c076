import { formatMessage } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Span } from '@chakra-ui/react/span';
import { WifiOff } from 'lucide-react';
import { useOnline } from '../network/useOnline.ts';

/** Indicates that the device has no network before the user tries something that needs it. */
export function OfflineMark() {
  const online = useOnline();
  return (
    <HStack as="output" gap="1.5" color="part.fg" textStyle="second" flexShrink="0" ms="auto">
      {!online && (
        <>
          <WifiOff size={16} strokeWidth={2} aria-hidden />
          <Span srOnly={{ mdDown: true }}>{formatMessage('shell.offline')}</Span>
        </>
      )}
    </HStack>
  );
}
