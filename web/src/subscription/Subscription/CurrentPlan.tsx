import { formatDay, say, sayCount } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { CurrentPlan_viewer$key } from '../../__generated__/CurrentPlan_viewer.graphql.ts';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';

interface Props {
  viewer: CurrentPlan_viewer$key;
}

function leftText(daysLeft: number): string {
  if (daysLeft < 0) return say('subscription.ended');
  return daysLeft === 0 ? say('subscription.lastDay') : sayCount('subscription.left', daysLeft);
}

/** The plan that the shop has, and until when it is paid. */
export function CurrentPlan({ viewer }: Props) {
  const { paymentStatus, subscription } = useFragment(
    graphql`
      fragment CurrentPlan_viewer on Viewer {
        paymentStatus
        subscription {
          plan
          duration
          paidUntil
          daysLeft
        }
      }
    `,
    viewer,
  );
  const { plan, duration, paidUntil, daysLeft } = subscription;
  return (
    <SummaryStrip
      figures={[
        {
          label: say('subscription.yourPlan'),
          figure: plan ?? say('subscription.noPlan'),
          ...(duration != null && { fact: duration }),
        },
        {
          label: say('subscription.paidUntil'),
          figure:
            paidUntil == null
              ? say(paymentStatus === 'COMPLETED' ? 'subscription.noEnd' : 'subscription.notPaid')
              : formatDay(paidUntil),
          ...(daysLeft != null && { fact: leftText(daysLeft) }),
          ...(daysLeft != null && daysLeft < 0 && { tone: 'part' as const }),
        },
      ]}
    />
  );
}
