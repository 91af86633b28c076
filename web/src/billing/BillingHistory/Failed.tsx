import { say } from '@galla/domain';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { GraphFailure } from '../../app/graph/failure.ts';
import { ReloadBand } from '../../app/router/ReloadBand.tsx';
import { HistoryList } from './list/HistoryList.tsx';
import { HistorySummary } from './list/HistorySummary.tsx';
import type { KeptPage } from './useHistoryPage.ts';

interface Props {
  error: unknown;
  /** What was shown last, if anything was. */
  kept: KeptPage | undefined;
}

/** In place of bills that could not be fetched: why, what was kept, Retry; below it what was shown last. */
export function Failed({ error, kept }: Props) {
  const failure = error instanceof GraphFailure ? error : undefined;
  const clock = useShopClock();
  const time = kept && clock.time(new Date(kept.at).toISOString());
  return (
    <>
      <ReloadBand
        title={say('history.loadFailed')}
        kept={[
          failure?.message,
          say('history.filtersKept'),
          time === undefined ? undefined : say('faults.dataFrom', { time }),
        ]
          .filter((sentence) => sentence !== undefined)
          .join(' ')}
        {...(failure && !failure.unknownOutcome && { requestId: failure.requestId })}
      />
      {kept && (
        <>
          <HistorySummary sums={kept.page.sums} />
          <HistoryList rows={kept.page.rows} open="" />
        </>
      )}
    </>
  );
}
