import { paymentState, formatMessage, type MessageKey, type PaymentState } from '@galla/domain';
import { Coin } from '../ui/Coin.tsx';
import { Tag, type TagTone } from '../ui/StatusTag.tsx';

const WORDS: Record<PaymentState, { tone: TagTone; word: MessageKey; share: number }> = {
  COMPLETED: { tone: 'paid', word: 'subscription.stateCompleted', share: 1 },
  PENDING: { tone: 'part', word: 'subscription.statePending', share: 0 },
  FAILED: { tone: 'due', word: 'subscription.stateFailed', share: 0 },
};

/** The state of a payment for Galla, as a coin and a word. */
export function StateTag({ state }: { state: string }) {
  const known = paymentState(state);
  const { tone, word, share } = WORDS[known];
  return (
    <Tag tone={tone} icon={<Coin share={share} canceled={known === 'FAILED'} />}>
      {formatMessage(word)}
    </Tag>
  );
}
