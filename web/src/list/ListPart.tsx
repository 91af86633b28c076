import { formatMessage } from '@galla/domain';
import { Suspense, type ReactNode } from 'react';
import { useShopClock } from '../app/clock/useShopClock.ts';
import { toldOf } from '../app/graph/toldOf.ts';
import { ReloadBand } from '../app/router/ReloadBand.tsx';
import { Boundary } from '../ui/Boundary.tsx';

interface FailedProps {
  error: unknown;
  /** The specification's message when the rows can't be loaded. */
  title: string;
  /** Time at which the previous page was loaded; undefined if there is none. */
  previousAt?: number | undefined;
  /** The previous page, read-only. */
  previous?: ReactNode;
}

interface Props extends Omit<FailedProps, 'error'> {
  /** The page's query: a new one resets the failure. */
  attempt: unknown;
  skeleton: ReactNode;
  /** The page of the address; suspends until loaded. */
  children: ReactNode;
}

/** The rows of a list, which load and fail on their own: header and filters stay. */
export const ListPart = ({ attempt, skeleton, children, ...failed }: Props) => (
  <Suspense fallback={skeleton}>
    <Boundary attempt={attempt} renderFailed={(error) => <ListFailed error={error} {...failed} />}>
      {children}
    </Boundary>
  </Suspense>
);

/**
 * Shown in place of rows that failed to load: the reason, the age of the previous page, and Retry; the previous page
 * is below.
 */
function ListFailed({ error, title, previousAt, previous }: FailedProps) {
  const { message, ...logged } = toldOf(error);
  const clock = useShopClock();
  const sentences = [
    message,
    formatMessage('history.filtersKept'),
    previousAt !== undefined &&
      formatMessage('faults.dataFrom', { time: clock.time(new Date(previousAt).toISOString()) }),
  ];
  return (
    <>
      <ReloadBand
        title={title}
        answered={message === undefined}
        kept={sentences.filter(Boolean).join(' ')}
        {...logged}
      />
      {previous}
    </>
  );
}
