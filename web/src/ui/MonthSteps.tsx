import { addMonths, formatMessage, formatMonth, monthOfDay, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';

interface Props {
  /** Its first day. */
  month: Day;
  today: Day;
  onMonth: (month: Day) => void;
}

/** Which month it is, as a heading, and the way to the one before and after it; none to come. */
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
