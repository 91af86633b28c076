import { formatMessage, formatMonth, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MonthOfEmployee_month$key } from '../../__generated__/MonthOfEmployee_month.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { MonthSteps } from '../../ui/MonthSteps.tsx';
import { Changes } from './Changes.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { EntryRow } from './EntryRow.tsx';
import { MonthSheet } from './MonthSheet.tsx';
import { SumsText } from './SumsText.tsx';

interface Props {
  /** Global id of the employee. */
  employee: string;
  month: MonthOfEmployee_month$key;
  /** Global id and name of the employee whose times may be corrected; undefined if the user may not. */
  corrects: { employee: string; name: string } | undefined;
  onMonth: (month: Day) => void;
  onChanged: () => void;
}

/** The days of a month with their times, newest first, the totals, and the corrections. */
export function MonthOfEmployee({ employee, month: key, corrects, onMonth, onChanged }: Props) {
  const data = useFragment(
    graphql`
      fragment MonthOfEmployee_month on AttendanceMonth {
        month
        sums {
          ...SumsText_sums
        }
        isClosed
        entries {
          id
          ...EntryRow_entry
        }
        ...Changes_month
      }
    `,
    key,
  );
  const { month, sums, entries, isClosed } = data;
  const { today } = useShopClock();
  const [adding, setAdding] = useState(false);
  const open = isClosed ? undefined : corrects;
  return (
    <Box display="grid" gap="3">
      <Box layerStyle="section">
        <HStack justify="space-between" gap="2" flexWrap="wrap">
          <MonthSteps month={month} today={today} onMonth={onMonth} />
          <HStack gap="2">
            {entries.length > 0 && <MonthSheet employee={employee} month={month} />}
            {open && (
              <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
                <Plus strokeWidth={1.75} aria-hidden />
                {formatMessage('attendance.add')}
              </Button>
            )}
          </HStack>
        </HStack>
        {entries.length > 0 && (
          <Box color="fg.muted">
            <SumsText sums={sums} />
          </Box>
        )}
        {isClosed && (
          <Box color="fg.muted" textStyle="second">
            {formatMessage('attendance.monthClosed')}
          </Box>
        )}
      </Box>
      {entries.length === 0 ? (
        <EmptyState title={formatMessage('attendance.noEntries', { month: formatMonth(month) })} />
      ) : (
        <ul aria-label={formatMessage('attendance.times')}>
          {entries.toReversed().map((entry) => (
            <EntryRow key={entry.id} entry={entry} corrects={open} onChanged={onChanged} />
          ))}
        </ul>
      )}
      <Changes month={data} />
      {adding && open && (
        <CorrectDialog {...open} entry={undefined} onSaved={onChanged} onClose={() => setAdding(false)} />
      )}
    </Box>
  );
}
