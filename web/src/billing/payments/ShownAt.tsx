import { formatMessage } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';

/** The time at which the QR code was shown. A code cannot tell whether it was paid: that needs a confirmation. */
export function ShownAt() {
  const { time } = useShopClock();
  const [shownAt] = useState(() => new Date().toISOString());
  return (
    <HStack
      display="inline-flex"
      mt="4"
      px="2.5"
      minH="7"
      bg="part.subtle"
      color="part.fg"
      borderRadius="l2"
      textStyle="section"
    >
      <Hourglass size={16} strokeWidth={2} aria-hidden />
      {formatMessage('payment.shownAt', { time: time(shownAt) })}
    </HStack>
  );
}
