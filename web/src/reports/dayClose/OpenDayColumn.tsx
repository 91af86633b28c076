import { formatDay, formatMessage, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { useFormikContext } from 'formik';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OpenDayColumn_day$key } from '../../__generated__/OpenDayColumn_day.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { FormStatus } from '../../record/FormStatus.tsx';
import { FormField } from '../../ui/FormField.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { MoneyColumn } from '../../ui/MoneyColumn.tsx';
import { MoneyInput } from '../../ui/MoneyInput.tsx';
import { SumFigure } from '../../ui/SumFigure.tsx';
import { useShortcut } from '../../ui/useShortcut.ts';
import { useWide } from '../../ui/useWide.ts';
import { CountFields } from './CountFields.tsx';
import { DayHead } from './DayHead.tsx';
import { dayPath } from './dayPath.ts';
import { DaySums } from './DaySums.tsx';
import { ExpenseRows } from './ExpenseRows.tsx';
import { FigureRow } from '../../ui/FigureRow.tsx';

interface Props {
  day: OpenDayColumn_day$key;
  shouldBe: Paise;
  busy: boolean;
  checking: boolean;
  onChanged: () => void;
}

/** The money column of an open day; below 1200 px the expected cash, with a button for the rest. */
export function OpenDayColumn({ day: dayKey, shouldBe, busy, checking, onChanged }: Props) {
  const book = useFragment(
    graphql`
      fragment OpenDayColumn_day on DayBook {
        day
        since
        receipts
        collected
        modes {
          ...DaySums_mode
        }
        collectors {
          ...DaySums_collector
        }
        cashReceived
        overdueDay
        ...ExpenseRows_day
      }
    `,
    dayKey,
  );
  const [open, setOpen] = useState(false);
  const wide = useWide();
  const { dateTimeNear, dayOf } = useShopClock();
  const { submitForm } = useFormikContext();
  const says = formatMessage('dayClose.close');
  useShortcut('Ctrl+Enter', () => void submitForm(), { says, enabled: !busy, inDialog: !wide });
  const { overdueDay, since } = book;
  return (
    <MoneyColumn
      title={formatMessage('dayClose.title')}
      width="selection"
      openLabel={says}
      open={open}
      onOpen={setOpen}
      figure={<SumFigure label={formatMessage('dayClose.shouldBe')} amount={shouldBe} />}
      foot={
        <Box
          bg="bg.subtle"
          borderTop="1px solid"
          borderColor="border"
          px="5"
          pt="3"
          pb="4"
          display="grid"
          gap="3"
        >
          <SumFigure label={formatMessage('dayClose.shouldBe')} amount={shouldBe} />
          <CountFields shouldBe={shouldBe} />
          <FormStatus />
          <Button
            size="lg"
            onClick={() => void submitForm()}
            loading={busy}
            loadingText={formatMessage(checking ? 'faults.checkingSaved' : 'dayClose.closing')}
          >
            <Lock strokeWidth={1.75} aria-hidden />
            {says}
            <Kbd keys={['Ctrl', 'Enter']} />
          </Button>
        </Box>
      }
    >
      <DayHead day={book.day} receipts={book.receipts} />
      {overdueDay != null && (
        <Box color="part.fg" mt="2">
          {formatMessage('dayClose.overdue', { day: formatDay(overdueDay) })}{' '}
          <Button asChild size="sm" variant="outline">
            <Link to={dayPath(overdueDay)}>
              {formatMessage('dayClose.closeThat', { day: formatDay(overdueDay) })}
            </Link>
          </Button>
        </Box>
      )}
      {dayOf(since) !== book.day && (
        <Box color="fg.muted" textStyle="second" mt="2">
          {formatMessage('dayClose.since', { time: dateTimeNear(since) })}
        </Box>
      )}
      <DaySums modes={book.modes} collectors={book.collectors} collected={book.collected} />
      <Box asChild textStyle="rowTitle" mt="4" mb="2">
        <h3>{formatMessage('dayClose.drawer')}</h3>
      </Box>
      <FormField<Paise | undefined> name="opening" label={formatMessage('dayClose.opening')} required>
        {({ name, value, onBlur }, setValue) => (
          <MoneyInput name={name} value={value} onValue={setValue} onBlur={onBlur} />
        )}
      </FormField>
      <Box asChild mt="2">
        <dl>
          <FigureRow label={formatMessage('dayClose.received')} amount={paiseOf(book.cashReceived)} />
        </dl>
      </Box>
      <ExpenseRows day={book} onChanged={onChanged} />
    </MoneyColumn>
  );
}
