import { formatDay, formatMessage, type Day } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { PageHeader } from '../../ui/PageHeader.tsx';
import type { ReactNode } from 'react';
import { stepped, type View } from './address.ts';

interface Props {
  view: View;
  day: Day;
  phone: boolean;
  onDay: (day: Day | undefined) => void;
  actions: ReactNode;
}

/** "Nov 2026", or the day in the day view; on a phone without the year. */
function titleOf(view: View, day: Day, phone: boolean): string {
  const text = formatDay(day);
  if (view !== 'day') return text.replace(/^\d+ /, '');
  return phone ? text.replace(/ \d+$/, '') : text;
}

/** The month, with buttons for the previous and next days; on a phone the Today button is below. */
export const CalendarHead = ({ view, day, phone, onDay, actions }: Props) => (
  <PageHeader
    title={titleOf(view, day, phone)}
    beside={
      <HStack gap="1">
        <Button
          variant="plain"
          size="sm"
          px="0"
          aria-label={formatMessage('calendar.previous')}
          onClick={() => onDay(stepped(view, day, -1))}
        >
          <ChevronLeft strokeWidth={1.75} aria-hidden />
        </Button>
        <Button variant="outline" size="sm" hideBelow="md" onClick={() => onDay(undefined)}>
          {formatMessage('calendar.today')}
        </Button>
        <Button
          variant="plain"
          size="sm"
          px="0"
          aria-label={formatMessage('calendar.next')}
          onClick={() => onDay(stepped(view, day, 1))}
        >
          <ChevronRight strokeWidth={1.75} aria-hidden />
        </Button>
      </HStack>
    }
    actions={actions}
  />
);
