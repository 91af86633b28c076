import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { Coin } from '../../ui/Coin.tsx';
import type { Payment } from './payment.ts';

interface Step {
  says: string;
  /** An instant; undefined for entries without one. */
  at?: string | null;
  tone: 'paid' | 'part' | 'due';
}

function stepsOf({ state, createdAt, paidAt, paidUntil }: Payment): Step[] {
  const ordered: Step = { says: formatMessage('subscription.ordered'), at: createdAt, tone: 'paid' };
  if (state === 'PENDING') return [ordered, { says: formatMessage('subscription.waiting'), tone: 'part' }];
  if (state === 'FAILED') return [ordered, { says: formatMessage('subscription.failed'), tone: 'due' }];
  const received: Step = { says: formatMessage('subscription.received'), at: paidAt, tone: 'paid' };
  if (paidUntil === null) return [ordered, received];
  const active: Step = {
    says: formatMessage('subscription.activated', { day: formatDay(paidUntil) }),
    tone: 'paid',
  };
  return [ordered, received, active];
}

/** The timeline of a payment, starting with the order. */
export function Timeline({ payment }: { payment: Payment }) {
  const { dateTimeNear } = useShopClock();
  return (
    <Box asChild layerStyle="section">
      <section>
        <Box asChild textStyle="section" mb="2">
          <h3>{formatMessage('subscription.timeline')}</h3>
        </Box>
        <ol>
          {stepsOf(payment).map(({ says, at, tone }) => (
            <HStack asChild key={says} gap="3" minH="9">
              <li>
                <Box color={`${tone}.fg`} flexShrink="0">
                  <Coin share={tone === 'paid' ? 1 : 0} canceled={tone === 'due'} />
                </Box>
                <Box flex="1" minW="0">
                  {says}
                </Box>
                {at != null && (
                  <Box textStyle="second" color="fg.subtle">
                    {dateTimeNear(at)}
                  </Box>
                )}
              </li>
            </HStack>
          ))}
        </ol>
      </section>
    </Box>
  );
}
