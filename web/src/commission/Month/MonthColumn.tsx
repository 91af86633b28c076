import { formatMessage, type Day } from '@galla/domain';
import { MoneyAside } from '../../ui/MoneyColumn.tsx';
import { Part } from '../../ui/Part.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useWide } from '../../ui/useWide.ts';

// The sales come first; nobody waits for the month to read them.
const MonthPanel = lazyPart(async () => ({ default: (await import('./MonthPanel.tsx')).MonthPanel }));

interface Props {
  /** Global id of the employee; '' for the own. */
  employee: string;
  /** The open one where none is named. */
  month: Day | undefined;
  onMonth: (month: Day) => void;
}

/** The month of an employee beside the sales; below 1200 px a bar at the foot. */
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
