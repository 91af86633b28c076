import { formatDay, formatMessage, formatCount } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { CurrentPlan_viewer$key } from '../../__generated__/CurrentPlan_viewer.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';

interface Props {
  viewer: CurrentPlan_viewer$key;
}

function leftText(daysLeft: number): string {
  if (daysLeft < 0) return formatMessage('subscription.ended');
  return daysLeft === 0 ? formatMessage('subscription.lastDay') : formatCount('subscription.left', daysLeft);
}

/** The shop's plan, and until when it is paid. */
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
          label: formatMessage('subscription.yourPlan'),
          figure: plan ?? formatMessage('subscription.noPlan'),
          ...(duration != null && { fact: duration }),
        },
        {
          label: formatMessage('subscription.paidUntil'),
          figure:
            paidUntil == null
              ? formatMessage(paymentStatus === 'COMPLETED' ? 'subscription.noEnd' : 'subscription.notPaid')
              : formatDay(paidUntil),
          ...(daysLeft != null && { fact: leftText(daysLeft) }),
          ...(daysLeft != null && daysLeft < 0 && { tone: 'part' as const }),
        },
        ...(next
          ? [
              {
                label: formatMessage('subscription.next'),
                figure: `${next.plan}, ${next.duration}`,
                fact: formatMessage('subscription.fromDay', { day: formatDay(next.from) }),
              },
            ]
          : []),
        ...(credit != null && paiseOf(credit) > 0
          ? [
              {
                label: formatMessage('subscription.credit'),
                figure: <MoneyText amount={paiseOf(credit)} shape="figure" />,
                fact: formatMessage('subscription.creditExplained'),
              },
            ]
          : []),
      ]}
    />
  );
}
