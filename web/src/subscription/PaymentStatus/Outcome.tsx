import { formatDay, formatMessage, type Day, type MessageKey, type PaymentState } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack, VStack } from '@chakra-ui/react/stack';
import { CircleAlert, CircleCheck, Clock, type LucideIcon } from 'lucide-react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { Actions } from './Actions.tsx';
import type { Payment } from './payment.ts';
import { PaymentFacts } from './PaymentFacts.tsx';
import { Timeline } from './Timeline.tsx';

interface Look {
  icon: LucideIcon;
  colour: string;
  title: MessageKey;
}

const LOOKS: Record<PaymentState, Look> = {
  COMPLETED: { icon: CircleCheck, colour: 'paid.fg', title: 'subscription.success' },
  PENDING: { icon: Clock, colour: 'part.fg', title: 'subscription.pending' },
  FAILED: { icon: CircleAlert, colour: 'due.fg', title: 'subscription.verificationFailed' },
};

function explained({ state, plan, paidFrom, paidUntil }: Payment, today: Day): string {
  if (state === 'FAILED') return formatMessage('subscription.failedExplained');
  if (state === 'PENDING' || paidUntil === null) return formatMessage('subscription.pendingExplained');
  if (paidFrom !== null && paidFrom > today)
    return formatMessage('subscription.successLater', {
      plan,
      from: formatDay(paidFrom),
      day: formatDay(paidUntil),
    });
  return formatMessage('subscription.successExplained', { plan, day: formatDay(paidUntil) });
}

/** The result of a payment: a message, the facts, and a timeline. */
export function Outcome({ payment }: { payment: Payment }) {
  const { today } = useShopClock();
  const { icon: Icon, colour, title } = LOOKS[payment.state];
  return (
    <VStack align="stretch" gap="6">
      <HStack layerStyle="section" gap="3" align="flex-start" aria-live="polite">
        <Box color={colour} flexShrink="0">
          <Icon size={24} strokeWidth={1.75} aria-hidden />
        </Box>
        <Box minW="0">
          <Box asChild textStyle="person">
            <h2>{formatMessage(title)}</h2>
          </Box>
          <Box color="fg.muted">{explained(payment, today)}</Box>
        </Box>
      </HStack>
      <PaymentFacts payment={payment} />
      <Timeline payment={payment} />
      <Actions payment={payment} />
    </VStack>
  );
}
