import { addMonths, formatMessage, formatMonth, monthOfDay, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight, Lock, LockOpen } from 'lucide-react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { Tag } from '../../ui/StatusTag.tsx';

interface Props {
  month: Day;
  /** Of its statement; undefined while it is open. */
  number: string | undefined;
  onMonth: (month: Day) => void;
}

/** Which month it is, whether it is open, and the way to the one before and after it. */
export function MonthHead({ month, number, onMonth }: Props) {
  const { today } = useShopClock();
  const isOpen = number === undefined;
  const Icon = isOpen ? LockOpen : Lock;
  const step = (label: string, to: Day, icon: typeof ChevronLeft, disabled: boolean) => {
    const Arrow = icon;
    return (
      <Button
        size="sm"
        variant="plain"
        px="0"
        aria-label={label}
        disabled={disabled}
        onClick={() => onMonth(to)}
      >
        <Arrow strokeWidth={2} aria-hidden />
      </Button>
    );
  };
  return (
    <Box layerStyle="section" mt="1">
      <HStack justify="space-between" gap="2">
        <HStack gap="0">
          <Box asChild textStyle="section">
            <h2>{formatMonth(month)}</h2>
          </Box>
          {step(formatMessage('earnings.previous'), addMonths(month, -1), ChevronLeft, false)}
          {step(
            formatMessage('earnings.next'),
            addMonths(month, 1),
            ChevronRight,
            month >= monthOfDay(today),
          )}
        </HStack>
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
