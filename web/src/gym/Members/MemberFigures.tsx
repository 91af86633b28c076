import { formatCount, formatMessage } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { MemberFigures_summary$key } from '../../__generated__/MemberFigures_summary.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { countText } from '../../ui/counted.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';

/**
 * Numbers of active members, members inside, and memberships about to end, and the total dues (picture 31).
 */
export function MemberFigures({ summary }: { summary: MemberFigures_summary$key }) {
  const { active, branches, inNow, visitsToday, ends7, toldEnds7, due, dueMembers } = useFragment(
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
          fact: formatCount('members.branchCount', branches),
          figure: countText(active),
        },
        {
          label: formatMessage('members.inNow'),
          fact: formatCount('door.visits', visitsToday),
          figure: countText(inNow),
        },
        {
          label: formatMessage('members.soon'),
          fact: formatMessage('members.toldCount', { n: countText(toldEnds7) }),
          figure: countText(ends7),
        },
        {
          label: formatMessage('members.stillToPay'),
          fact: formatCount('members.memberCount', dueMembers),
          figure: <MoneyText amount={paiseOf(due)} shape="figure" dashAtZero />,
          tone: 'part',
        },
      ]}
    />
  );
}
