import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { OrderWay_order$key } from '../../__generated__/OrderWay_order.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { StepLine } from '../order/StepLine.tsx';
import { readyPieces } from './handOver/readyPieces.ts';
import { OrderEvents } from './OrderEvents.tsx';
import { dayStep, stageSteps } from './way.ts';

/** The order's progress: ordered, the stages of its pieces, and the agreed days. */
export function OrderWay({ order }: { order: OrderWay_order$key }) {
  const data = useFragment(
    graphql`
      fragment OrderWay_order on Order {
        createdAt
        trialDate
        deliveryDate
        functionDate
        employee {
          fullName
        }
        ...way_order
        ...readyPieces_order
        ...OrderEvents_order
      }
    `,
    order,
  );
  const { createdAt, employee, trialDate, deliveryDate, functionDate } = data;
  const { gone, total } = readyPieces(data);
  const { today, dayOf } = useShopClock();
  const steps = [
    {
      key: 'ordered',
      label: formatMessage('orderDetails.ordered'),
      fact: [dayStep('', '', dayOf(createdAt), today).fact, employee?.fullName].filter(Boolean).join(' · '),
      state: 'done' as const,
    },
    ...stageSteps(data),
    ...[
      trialDate == null ? undefined : dayStep('trial', formatMessage('orderDetails.trial'), trialDate, today),
      {
        ...dayStep('delivery', formatMessage('orderDetails.delivery'), deliveryDate, today),
        // Only a recorded hand-over completes this step, neither the delivery day nor the last finished
        // piece.
        state: gone === total ? ('done' as const) : gone > 0 ? ('now' as const) : ('next' as const),
        ...(gone > 0 && { fact: formatMessage('orderDetails.ofPieces', { n: gone, total }) }),
      },
      functionDate == null
        ? undefined
        : dayStep('function', formatMessage('orderDetails.function'), functionDate, today),
    ].filter((step) => step !== undefined),
  ];
  return (
    <Box borderBottom="2px solid" borderColor="border.inverted" pb="5">
      <StepLine label={formatMessage('orderDetails.way')} steps={steps} />
      <OrderEvents order={data} />
    </Box>
  );
}
