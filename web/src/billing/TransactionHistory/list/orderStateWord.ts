import { formatMessage, type MessageKey } from '@galla/domain';

const WORDS: Readonly<Record<string, MessageKey>> = {
  IN_PROCESS: 'transactions.inProcess',
  COMPLETED: 'transactions.orderCompleted',
};

/** How far an order is, in words; one that only a newer server knows as it is written. */
export function orderStateWord(state: string | null | undefined): string {
  if (state == null) return '';
  const word = WORDS[state];
  return word === undefined ? state : formatMessage(word);
}
