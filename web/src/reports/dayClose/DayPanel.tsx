import { formatMessage } from '@galla/domain';
import { useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DayPanelQuery } from '../../__generated__/DayPanelQuery.graphql.ts';
import { fetchOptions } from '../../app/graph/fetchOptions.ts';
import { useReload } from '../../app/router/useReasked.ts';
import { ClosedDay } from './ClosedDay.tsx';
import { OpenDay } from './OpenDay.tsx';

interface Props {
  /** Undefined for today. */
  day: string | undefined;
  /** Incremented by every Retry. */
  attempt: number;
}

/** A day in its current state: open or closed. */
export function DayPanel({ day, attempt }: Props) {
  const [version, setVersion] = useState(0);
  const { reload } = useReload();
  const { viewer } = useLazyLoadQuery<DayPanelQuery>(
    graphql`
      query DayPanelQuery($day: Date) {
        viewer {
          ...ClosedDay_viewer
          tenant {
            dayBook(day: $day) {
              day
              since
              close {
                id
                ...ClosedDay_close
              }
              ...OpenDay_day
            }
          }
        }
      }
    `,
    { day: day ?? null },
    fetchOptions(attempt, version),
  );
  const book = viewer?.tenant?.dayBook;
  if (viewer == null || book == null) throw new Error(formatMessage('dayClose.dayFailed'));
  /** The list beside it shows the same data. */
  const changed = (): void => {
    setVersion((last) => last + 1);
    void reload();
  };
  return book.close ? (
    <ClosedDay key={book.close.id} close={book.close} viewer={viewer} onReopened={changed} />
  ) : (
    <OpenDay key={`${book.day} ${book.since}`} day={book} onChanged={changed} />
  );
}
