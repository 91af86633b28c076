import { formatDayNear, isDay, formatMessage, type Day } from '@galla/domain';
import { graphql, useFragment } from 'react-relay';
import type { PublicWay_order$key } from '../../__generated__/PublicWay_order.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { StepLine, type WayStep } from '../order/StepLine.tsx';

const BEGUN: readonly unknown[] = ['IN_PROCESS', 'PARTIALLY_DONE', 'COMPLETED'];

const near = (day: string | null | undefined, today: Day): string =>
  day != null && isDay(day) ? formatDayNear(day, today) : '';

/** Order progress by status. It never shows which employee works on it. */
export function PublicWay({ order }: { order: PublicWay_order$key }) {
  const { createdAt, status, fixedStatus, stage, trialDate, deliveryDate, functionDate, items } = useFragment(
    graphql`
      fragment PublicWay_order on PublicOrder {
        createdAt
        status
        fixedStatus
        stage
        trialDate
        deliveryDate
        functionDate
        items {
          quantity
          state
        }
      }
    `,
    order,
  );
  const { today, dayOf } = useShopClock();
  const completed = fixedStatus === 'COMPLETED';
  const begun = BEGUN.includes(fixedStatus);
  const total = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const doneItems = items
    .filter(({ state }) => state === 'DONE')
    .reduce((sum, { quantity }) => sum + quantity, 0);
  const passed = (day: string): WayStep['state'] => (day < today ? 'done' : 'next');
  const now: WayStep = {
    key: 'now',
    label: completed ? formatMessage('orderDetails.inProcess') : status,
    fact:
      begun && !completed ? (stage ?? formatMessage('orderDetails.ofPieces', { n: doneItems, total })) : '',
    state: completed ? 'done' : 'now',
  };
  const steps: WayStep[] = [
    {
      key: 'ordered',
      label: formatMessage('orderDetails.ordered'),
      fact: near(dayOf(createdAt), today),
      state: 'done',
    },
    now,
    ...(trialDate == null
      ? []
      : [
          {
            key: 'trial',
            label: formatMessage('orderDetails.trial'),
            fact: near(trialDate, today),
            state: completed ? ('done' as const) : passed(trialDate),
          },
        ]),
    {
      key: 'completed',
      label: formatMessage('orderList.completed'),
      fact: '',
      state: completed ? 'done' : 'next',
    },
    {
      key: 'delivery',
      label: formatMessage('orderDetails.delivery'),
      fact: near(deliveryDate, today),
      state: 'next',
    },
    ...(functionDate == null
      ? []
      : [
          {
            key: 'function',
            label: formatMessage('orderDetails.function'),
            fact: near(functionDate, today),
            state: 'next' as const,
          },
        ]),
  ];
  return <StepLine upright label={formatMessage('orderDetails.way')} steps={steps} />;
}
