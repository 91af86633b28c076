import { formatMessage, type Day } from '@galla/domain';
import { MoneyAside } from '../../ui/MoneyColumn.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useWide } from '../../ui/useWide.ts';

// Loaded lazily, so that the sales are shown first.
const MonthPanel = lazyPart(async () => ({ default: (await import('./MonthPanel.tsx')).MonthPanel }));

interface Props {
  /** Global id of the employee; '' for the signed-in user. */
  employee: string;
  /** Undefined for the open month. */
  month: Day | undefined;
  onMonth: (month: Day) => void;
}

/** An employee's month beside the sales; below 1200 px a bar at the bottom. */
export function MonthColumn({ employee, month, onMonth }: Props) {
  const wide = useWide();
  const skeleton = wide ? (
    <MoneyAside title={formatMessage('earnings.title')} width="selection">
      <SkeletonRows rows={8} />
    </MoneyAside>
  ) : null;
  return (
    <Part key={month} title={formatMessage('earnings.failed')} skeleton={skeleton}>
      {(attempt) => <MonthPanel {...{ employee, month, attempt, onMonth }} />}
    </Part>
  );
}
