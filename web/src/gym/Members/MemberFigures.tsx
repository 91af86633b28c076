import { formatCount, formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { MemberFigures_summary$key } from '../../__generated__/MemberFigures_summary.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { countText } from '../../ui/counted.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';

const Count = ({ n }: { n: number | undefined }) =>
  n === undefined ? <MoneyText amount={undefined} /> : countText(n);

/**
 * Numbers of active members, members inside, and memberships about to end, and the total dues (picture 31); dashes
 * while they are not loaded.
 */
export function MemberFigures({ summary }: { summary?: MemberFigures_summary$key | undefined }) {
  const data = useFragment(
    graphql`
      fragment MemberFigures_summary on GymMemberSummary {
        active
        branches
        inNow
        visitsToday
        ends7
        toldEnds7
        due
        dueMembers
      }
    `,
    summary,
  );
  return (
    <SummaryStrip
      wraps
      figures={[
        {
          label: formatMessage('members.active'),
          ...(data && { fact: formatCount('members.branchCount', data.branches) }),
          figure: <Count n={data?.active} />,
        },
        {
          label: formatMessage('members.inNow'),
          ...(data && { fact: formatCount('door.visits', data.visitsToday) }),
          figure: <Count n={data?.inNow} />,
        },
        {
          label: formatMessage('members.soon'),
          ...(data && { fact: formatMessage('members.toldCount', { n: countText(data.toldEnds7) }) }),
          figure: <Count n={data?.ends7} />,
        },
        {
          label: formatMessage('members.stillToPay'),
          ...(data && { fact: formatCount('members.memberCount', data.dueMembers) }),
          figure: <MoneyText amount={data ? paiseOf(data.due) : undefined} shape="figure" dashAtZero />,
          tone: 'part',
        },
      ]}
    />
  );
}
