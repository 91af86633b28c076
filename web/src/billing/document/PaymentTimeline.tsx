import { formatRupees, say, type Paise } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { PaymentTimeline_document$key } from '../../__generated__/PaymentTimeline_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { Coin } from '../../ui/Coin.tsx';
import { MoneyText } from '../../ui/MoneyText.tsx';
import { paymentWord, referenceText } from './paymentWord.ts';

interface Props {
  document: PaymentTimeline_document$key;
}

interface StepProps {
  /** How much had come in by then, 0 to 1. */
  share: number;
  title: string;
  /** Who confirmed it, and the bank's reference. */
  second?: string;
  amount: Paise;
  /** What is still to pay, at the end. */
  open?: boolean;
}

function Step({ share, title, second, amount, open = false }: StepProps) {
  return (
    <Box
      asChild
      display="flex"
      gap="2.5"
      pb="2"
      position="relative"
      {...(open && { color: 'part.fg' })}
      _notLast={{
        _before: {
          content: '""',
          position: 'absolute',
          insetStart: '7px',
          top: '5',
          bottom: '-0.5',
          borderStart: '1px solid',
          borderColor: 'border.emphasized',
        },
      }}
    >
      <li>
        <Box pt="1" lineHeight="0">
          <Coin share={share} />
        </Box>
        <Box flex="1" minW="0">
          {title}
          {second !== undefined && (
            <Box textStyle="second" color="fg.subtle" overflowWrap="anywhere">
              {second}
            </Box>
          )}
        </Box>
        <MoneyText amount={amount} fontWeight="semibold" />
      </li>
    </Box>
  );
}

/** Money received, oldest first, each with a coin of how much had come in by then; at the end what is still to pay. */
export function PaymentTimeline({ document }: Props) {
  const { type, payments, total, pending, status } = useFragment(
    graphql`
      fragment PaymentTimeline_document on Document {
        type
        total
        pending
        status
        payments {
          id
          amount
          newPending
          mode
          isAdvance
          reference
          tendered
          receivedBy
          date
        }
      }
    `,
    document,
  );
  const { dateTimeNear } = useShopClock();
  if (payments == null) return <Box color="due.fg">{say('history.paymentsFailed')}</Box>;
  const all = paiseOf(total);
  const left = paiseOf(pending);
  const shareOf = (open: Paise): number => (all === 0 ? 1 : (all - open) / all);
  return (
    <ul>
      {payments.map((payment) => {
        const { id, amount, newPending, mode, isAdvance, reference, tendered, receivedBy, date } = payment;
        return (
          <Step
            key={id}
            share={shareOf(paiseOf(newPending))}
            title={`${dateTimeNear(date)} · ${paymentWord(mode, isAdvance, type)}`}
            second={[
              say('payment.confirmedBy', { name: receivedBy }),
              referenceText(mode, reference),
              tendered != null && say('payment.given', { amount: formatRupees(paiseOf(tendered)) }),
            ]
              .filter(Boolean)
              .join(' · ')}
            amount={paiseOf(amount)}
          />
        );
      })}
      {left > 0 && status !== 'CANCELED' && (
        <Step share={0} title={say('billing.stillToPay')} amount={left} open />
      )}
    </ul>
  );
}
