import { say } from '@galla/domain';
import type { ReactNode } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';

interface Props {
  error: unknown;
  /** When the rows below were shown, in milliseconds since 1970; undefined without any. */
  keptAt: number | undefined;
  /** What was shown last. */
  children: ReactNode;
}

/** In place of rows that could not be fetched: why, what was kept, Retry; below it what was shown last. */
export function ListFailed({ error, keptAt, children }: Props) {
  const failure = error instanceof GraphFailure ? error : undefined;
  const clock = useShopClock();
  const time = keptAt === undefined ? undefined : clock.time(new Date(keptAt).toISOString());
  const kept = [
    failure?.message,
    say('history.filtersKept'),
    time === undefined ? undefined : say('faults.dataFrom', { time }),
  ];
  return (
    <>
      <ReloadBand
        title={say('catalogue.loadFailed')}
        kept={kept.filter((sentence) => sentence !== undefined).join(' ')}
        {...(failure && !failure.unknownOutcome && { requestId: failure.requestId })}
      />
      {children}
    </>
  );
}
