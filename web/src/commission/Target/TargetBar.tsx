import { formatMessage, formatMonth, formatRupees, targetPercent } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { TargetBar_target$key } from '../../__generated__/TargetBar_target.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { ShareBar } from '../../ui/ShareBar.tsx';

/** How much of a month's target is reached; nothing if there is none. */
export function TargetBar({ target: key }: { target: TargetBar_target$key }) {
  const { month, amount, sold } = useFragment(
    graphql`
      fragment TargetBar_target on SalesTarget {
        month
        amount
        sold
      }
    `,
    key,
  );
  if (amount == null) return null;
  const [target, done] = [paiseOf(amount), paiseOf(sold)];
  return (
    <ShareBar
      label={formatMessage('target.title', { month: formatMonth(month) })}
      percent={targetPercent(done, target)}
      fact={formatMessage('target.of', { sold: formatRupees(done), target: formatRupees(target) })}
    />
  );
}
