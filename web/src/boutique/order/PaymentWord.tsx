import { formatMessage, type MessageKey, type OrderPayment, type Paise } from '@galla/domain';
import { HStack } from '@chakra-ui/react/stack';
import type { OrderPaymentStatus } from '../../__generated__/OrderTable_order.graphql.ts';
import { known } from '../../app/graph/known.ts';
import { Coin } from '../../ui/Coin.tsx';
import { Tag } from '../../ui/StatusTag.tsx';

const PAYMENTS = ['PAID', 'PARTIALLY_PAID', 'UNPAID'] as const satisfies readonly OrderPayment[];

const LOOKS: Record<OrderPayment, { tone: 'paid' | 'part' | 'due'; word: MessageKey }> = {
  PAID: { tone: 'paid', word: 'orderList.paid' },
  PARTIALLY_PAID: { tone: 'part', word: 'orderList.partiallyPaid' },
  UNPAID: { tone: 'due', word: 'orderList.unpaid' },
};

interface Props {
  payment: OrderPaymentStatus;
  total: Paise;
  /** The pending amount. */
  pending: Paise;
}

function lookOf({ payment, total, pending }: Props) {
  const { tone, word } = LOOKS[known(PAYMENTS, payment, 'UNPAID')];
  const share = total === 0 ? 1 : (total - pending) / total;
  return { tone, word: formatMessage(word), coin: <Coin share={share} /> };
}

/** The payment state of an order: a coin and a word in its colour. */
export function PaymentWord(props: Props) {
  const { tone, word, coin } = lookOf(props);
  return (
    <HStack as="span" gap="1.5" display="inline-flex" textStyle="second" color={`${tone}.fg`}>
      {coin}
      {word}
    </HStack>
  );
}

/** The same as a Tag. */
export function PaymentTag(props: Props) {
  const { tone, word, coin } = lookOf(props);
  return (
    <Tag tone={tone} icon={coin}>
      {word}
    </Tag>
  );
}
