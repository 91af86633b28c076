import { formatMessage } from '@galla/domain';
import { MoneyAside } from '../../ui/MoneyColumn.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useWide } from '../../ui/useWide.ts';
import { useMayCloseDays } from './useMayCloseDays.ts';

// Few people close days, and nobody waits for it to read a report.
const DayPanel = lazyPart(async () => ({ default: (await import('./DayPanel.tsx')).DayPanel }));

interface Props {
  /** Today where none is named. */
  day?: string;
  /** Below 1200 px a bar at the foot; else nothing. */
  bar?: boolean;
}

/** The day close beside a report, for whoever may close days. */
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
