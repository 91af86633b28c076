import { addDays, formatDayNear, formatMessage, isDay } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { HStack } from '@chakra-ui/react/stack';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { DayList_day$key } from '../../__generated__/DayList_day.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { useReload } from '../../app/router/useReasked.ts';
import { ListFoot, localPage, pageNumber, useListRows, type List } from '../../list/index.ts';
import { DataTable } from '../../ui/DataTable.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { AttendanceKey } from './address.ts';
import { columnsOf, phoneRowOf } from './columns.tsx';

const PAGE_SIZE = 20;

interface Props {
  people: DayList_day$key;
  list: List<AttendanceKey>;
  /** Whether the user may mark others in and out. */
  mayEdit: boolean;
}

/** Who was at work on a day, since when, and who is absent. */
export function DayList({ people: key, list, mayEdit }: Props) {
  const people = useFragment(
    graphql`
      fragment DayList_day on AttendanceOfDay @relay(plural: true) {
        state
        employee {
          id
        }
        ...columns_day
      }
    `,
    key,
  );
  const clock = useShopClock();
  const { reload } = useReload();
  const { filters, filter, change } = list;
  const { today } = clock;
  const day = isDay(filters.day) && filters.day < today ? filters.day : today;
  const known = people.filter(({ employee }) => employee != null);
  const { rows, pagination } = localPage(known, pageNumber(filters), PAGE_SIZE, (page) =>
    change({ page: String(page) }),
  );
  const table = useListRows({ rows, rowId: ({ employee }) => employee?.id ?? '', list });
  const count = (...states: string[]) => people.filter(({ state }) => states.includes(state)).length;
  const show = (next: string) => filter({ day: next === today ? '' : next });
  const may = { mark: mayEdit && day === today, onMarked: () => void reload() };
  const step = (label: string, by: number, Arrow: typeof ChevronLeft, disabled: boolean) => (
    <Button
      size="sm"
      variant="plain"
      px="0"
      aria-label={label}
      disabled={disabled}
      onClick={() => show(addDays(day, by))}
    >
      <Arrow strokeWidth={2} aria-hidden />
    </Button>
  );
  return (
    <>
      <HStack justify="space-between" gap="3" flexWrap="wrap">
        <HStack gap="0">
          <Box asChild textStyle="section">
            <h2>{day === today ? formatMessage('attendance.today') : formatDayNear(day, today)}</h2>
          </Box>
          {step(formatMessage('attendance.dayBefore'), -1, ChevronLeft, false)}
          {step(formatMessage('attendance.dayAfter'), 1, ChevronRight, day >= today)}
        </HStack>
        {people.length > 0 && (
          <Box color="fg.muted">
            {formatMessage('attendance.counts', {
              in: count('IN'),
              out: count('OUT', 'FORGOTTEN'),
              missing: count('MISSING'),
            })}
          </Box>
        )}
      </HStack>
      {rows.length === 0 ? (
        <EmptyState
          title={formatMessage('attendance.nobody')}
          explained={formatMessage('attendance.nobodyExplained')}
        >
          <Button asChild>
            <Link to="/Employees">{formatMessage('employees.title')}</Link>
          </Button>
        </EmptyState>
      ) : (
        <>
          <DataTable
            {...table}
            label={formatMessage('attendance.title')}
            columns={columnsOf(clock, may).filter(({ minor }) => filters.open === '' || minor !== true)}
            tall
            phoneRow={phoneRowOf(clock, list.open)}
          />
          <ListFoot {...pagination} />
        </>
      )}
    </>
  );
}
