import { formatDay, say, sayCount } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { CurrentPlan_subscription$key } from '../../__generated__/CurrentPlan_subscription.graphql.ts';
import { SummaryStrip } from '../../ui/SummaryStrip.tsx';

interface Props {
  subscription: CurrentPlan_subscription$key;
}

function leftText(daysLeft: number): string {
  if (daysLeft < 0) return say('subscription.ended');
  return daysLeft === 0 ? say('subscription.lastDay') : sayCount('subscription.left', daysLeft);
}

/** The plan that the shop has, and until when it is paid. */
export function CurrentPlan({ subscription }: Props) {
  const { plan, duration, paidUntil, daysLeft } = useFragment(
    graphql`
      fragment CurrentPlan_subscription on ShopSubscription {
        plan
        duration
        paidUntil
        daysLeft
      }
    `,
    subscription,
  );
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
              ? say(plan == null ? 'subscription.notPaid' : 'subscription.noEnd')
              : formatDay(paidUntil),
          ...(daysLeft != null && { fact: leftText(daysLeft) }),
          ...(daysLeft != null && daysLeft < 0 && { tone: 'part' as const }),
        },
      ]}
    />
  );
}
