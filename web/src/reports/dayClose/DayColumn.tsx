import { formatMessage } from '@galla/domain';
import { MoneyAside } from '../../ui/MoneyColumn.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useWide } from '../../ui/useWide.ts';
import { useMayCloseDays } from './useMayCloseDays.ts';

// Lazy: few users close days, and the report should not wait for it.
const DayPanel = lazyPart(async () => ({ default: (await import('./DayPanel.tsx')).DayPanel }));

interface Props {
  /** Defaults to today. */
  day?: string;
  /** Show a bar at the bottom below 1200 px; otherwise nothing is shown there. */
  bar?: boolean;
}

/** The day close beside a report, for users who may close days. */
export function DayColumn({ day, bar = false }: Props) {
  const wide = useWide();
  const mayClose = useMayCloseDays();
  if (!mayClose || (!wide && !bar)) return null;
  const skeleton = wide ? (
    <MoneyAside title={formatMessage('dayClose.title')} width="selection">
      <SkeletonRows rows={8} />
    </MoneyAside>
  ) : null;
  return (
    <Part key={day} title={formatMessage('dayClose.dayFailed')} skeleton={skeleton}>
      {(attempt) => <DayPanel day={day} attempt={attempt} />}
    </Part>
  );
}
