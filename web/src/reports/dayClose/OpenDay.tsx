import { drawerTotal, formatDay, formatMessage, type Paise, rupees } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { OpenDay_day$key } from '../../__generated__/OpenDay_day.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { toast } from '../../app/toast/toast.ts';
import { RecordForm } from '../../record/RecordForm.tsx';
import { coinsOf } from './coinsOf.ts';
import { OpenDayColumn } from './OpenDayColumn.tsx';
import { useCloseDay } from './useWriteDays.ts';

/** Form values of a day close. */
export interface CountValues {
  opening: Paise | undefined;
  counted: Paise | undefined;
  /** Number of each note and coin as typed, by value in rupees; empty if they are not counted one by one. */
  coins: Readonly<Record<string, string>>;
  note: string;
}

function check({ opening, counted }: CountValues): Record<string, string> {
  return {
    ...(opening === undefined && { opening: formatMessage('dayClose.openingMissing') }),
    ...(counted === undefined && { counted: formatMessage('dayClose.countedMissing') }),
  };
}

interface Props {
  day: OpenDay_day$key;
  /** Its totals have changed, or it was closed. */
  onChanged: () => void;
}

/** An open day: totals, expected cash, and the form that closes it. */
export function OpenDay({ day: dayKey, onChanged }: Props) {
  const book = useFragment(
    graphql`
      fragment OpenDay_day on DayBook {
        day
        opening
        collected
        cashReceived
        paidOut
        ...OpenDayColumn_day
      }
    `,
    dayKey,
  );
  const { write, busy, checking } = useCloseDay();
  const { day, collected, paidOut } = book;
  return (
    <RecordForm<CountValues, Awaited<ReturnType<typeof write>>>
      stored={{ opening: paiseOf(book.opening), counted: undefined, coins: {}, note: '' }}
      params={['day']}
      check={check}
      save={({ opening = 0, counted = 0, coins, note }, key) =>
        write({
          key,
          day,
          opening: rupees(opening),
          counted: rupees(counted),
          ...(coinsOf(coins).length > 0 && { coins: coinsOf(coins) }),
          expectedCollected: collected,
          expectedPaidOut: paidOut,
          note: note.trim() || null,
        })
      }
      onSaved={() => {
        toast.success(formatMessage('dayClose.closed', { day: formatDay(day) }));
        onChanged();
      }}
      onRefused={({ kind }) => {
        if (kind === 'changed' || kind === 'refused') onChanged();
        return false;
      }}
    >
      {({ values: { opening = 0 } }) => (
        <OpenDayColumn
          day={book}
          shouldBe={drawerTotal({ opening, received: paiseOf(book.cashReceived), paidOut: paiseOf(paidOut) })}
          busy={busy}
          checking={checking}
          onChanged={onChanged}
        />
      )}
    </RecordForm>
  );
}
