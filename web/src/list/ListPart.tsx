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
  /** When the rows of the previous page were shown; undefined without any. */
  previousAt?: number | undefined;
  /** The previous page, to be read only. */
  previous?: ReactNode;
}

interface Props extends Omit<FailedProps, 'error'> {
  /** The query of the page: another one is another try. */
  attempt: unknown;
  skeleton: ReactNode;
  /** The page that the address asks for. Suspends until it is here. */
  children: ReactNode;
}

/** The rows of a list, which come and fail by themselves: header and filters stay. */
export const ListPart = ({ attempt, skeleton, children, ...failed }: Props) => (
  <Suspense fallback={skeleton}>
    <Boundary attempt={attempt} renderFailed={(error) => <ListFailed error={error} {...failed} />}>
      {children}
    </Boundary>
  </Suspense>
);

/** In place of rows that could not be fetched: why, what was kept, Retry; below it the previous page. */
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
