import { formatMessage, type MessageKey } from '@galla/domain';
import { Circle, CircleCheck, Scissors, type LucideIcon } from 'lucide-react';
import { Tag, type TagTone } from '../../ui/StatusTag.tsx';

const LOOKS: Record<string, { tone: TagTone; icon: LucideIcon; word: MessageKey }> = {
  PENDING: { tone: 'part', icon: Circle, word: 'orderDetails.pending' },
  IN_PROCESS: { tone: 'process', icon: Scissors, word: 'orderDetails.inProcess' },
  DONE: { tone: 'paid', icon: CircleCheck, word: 'orderList.done' },
};

/** The label of an item's or piece's state. */
export const stateWord = (state: string): string =>
  formatMessage(LOOKS[state]?.word ?? 'orderDetails.pending');

/** The state of an item or a piece: 0, 1 and 2 on the wire (spec 3 §4). */
export function StateTag({ state }: { state: string }) {
  const { tone, icon: Icon } = LOOKS[state] ?? { tone: 'neutral' as const, icon: Circle };
  return (
    <Tag tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {stateWord(state)}
    </Tag>
  );
}
