import { formatDay, say, sayCount } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { CurrentPlan_viewer$key } from '../../__generated__/CurrentPlan_viewer.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
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
          credit
          paid {
            plan
            duration
            from
          }
        }
      }
    `,
    viewer,
  );
  const { plan, duration, paidUntil, daysLeft, credit } = subscription;
  const next = subscription.paid?.[1];
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
        ...(next
          ? [
              {
                label: say('subscription.next'),
                figure: `${next.plan}, ${next.duration}`,
                fact: say('subscription.fromDay', { day: formatDay(next.from) }),
              },
            ]
          : []),
        ...(credit != null && paiseOf(credit) > 0
          ? [
              {
                label: say('subscription.credit'),
                figure: <MoneyText amount={paiseOf(credit)} shape="figure" />,
                fact: say('subscription.creditExplained'),
              },
            ]
          : []),
      ]}
    />
  );
}
