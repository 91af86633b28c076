import { formatMessage } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';

/** A code never tells that it was paid: until somebody confirms it, it was only shown. */
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
