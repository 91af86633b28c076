import { addMonths, formatMessage, formatMonth, monthOfDay, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface Props {
  /** The first day of the month. */
  month: Day;
  today: Day;
  onMonth: (month: Day) => void;
}

/** A heading with the month, and buttons for the previous and the next one; no future months. */
export function MonthSteps({ month, today, onMonth }: Props) {
  const step = (label: string, by: number, Arrow: typeof ChevronLeft, disabled: boolean) => (
    <Button
      size="sm"
      variant="plain"
      px="0"
      aria-label={label}
      disabled={disabled}
      onClick={() => onMonth(addMonths(month, by))}
    >
      <Arrow strokeWidth={2} aria-hidden />
    </Button>
  );
  return (
    <HStack gap="0">
      <Box asChild textStyle="section">
        <h2>{formatMonth(month)}</h2>
      </Box>
      {step(formatMessage('dates.monthBefore'), -1, ChevronLeft, false)}
      {step(formatMessage('dates.monthAfter'), 1, ChevronRight, month >= monthOfDay(today))}
    </HStack>
  );
}
