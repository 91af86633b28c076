import { addDays, checkDoorDay, type Day, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { DateField } from '../../../ui/DateField.tsx';
import { Labelled } from '../../../ui/Labelled.tsx';

interface Props {
  /** The day on screen; a URL may contain an invalid one. */
  day: string;
  onDay: (day: Day) => void;
}

/**
 * Chooses the previous day, the next day, or a date. An invalid one has a problem at the field, and the day
 * stays.
 */
export function DayChooser({ day, onDay }: Props) {
  const { today } = useShopClock();
  /** The typed text while it is not a valid day. */
  const [wrong, setWrong] = useState<string>();
  const shown = wrong ?? day;
  const problem = checkDoorDay(shown, today);
  const choose = (next: string): void => {
    const isWrong = checkDoorDay(next, today) !== undefined;
    setWrong(isWrong ? next : undefined);
    if (!isWrong) onDay(next);
  };
  const step = (label: string, by: number, Arrow: typeof ChevronLeft, disabled: boolean) => (
    <Button
      variant="plain"
      px="0"
      aria-label={label}
      disabled={disabled}
      onClick={() => choose(addDays(day, by))}
    >
      <Arrow strokeWidth={1.75} aria-hidden />
    </Button>
  );
  const isKnown = checkDoorDay(day, today) === undefined;
  return (
    <HStack gap="1" align="flex-end" mb="4">
      <Box flex="1">
        <Labelled label={formatMessage('door.day')} error={problem?.message}>
          <HStack gap="1" w="full">
            {step(formatMessage('door.dayBefore'), -1, ChevronLeft, !isKnown)}
            <DateField value={shown} max={today} onValue={choose} />
            {step(formatMessage('door.dayAfter'), 1, ChevronRight, !isKnown || day >= today)}
          </HStack>
        </Labelled>
      </Box>
    </HStack>
  );
}
