import { formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Lock, LockOpen } from 'lucide-react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { MonthSteps } from '../../ui/MonthSteps.tsx';
import { Tag } from '../../ui/StatusTag.tsx';

interface Props {
  month: Day;
  /** Number of its statement; undefined while the month is open. */
  number: string | undefined;
  onMonth: (month: Day) => void;
}

/** The month, whether it is open, and buttons for the previous and next one. */
export function MonthHead({ month, number, onMonth }: Props) {
  const { today } = useShopClock();
  const isOpen = number === undefined;
  const Icon = isOpen ? LockOpen : Lock;
  return (
    <Box layerStyle="section" mt="1">
      <HStack justify="space-between" gap="2">
        <MonthSteps month={month} today={today} onMonth={onMonth} />
        <Tag tone={isOpen ? 'process' : 'neutral'} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
          {formatMessage(isOpen ? 'earnings.open' : 'earnings.closed')}
        </Tag>
      </HStack>
      <Box color="fg.muted" textStyle="second">
        {isOpen ? formatMessage('earnings.stillOpen') : formatMessage('earnings.of', { number })}
      </Box>
    </Box>
  );
}
