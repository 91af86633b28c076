import { formatMessage, type MessageKey } from '@galla/domain';

const WORDS: Readonly<Record<string, MessageKey>> = {
  IN_PROCESS: 'transactions.inProcess',
  COMPLETED: 'transactions.orderCompleted',
};

/** The name of an order's progress; a value known only to a newer server is shown as it is. */
export function orderStateWord(state: string | null | undefined): string {
  if (state == null) return '';
  const word = WORDS[state];
  return word === undefined ? state : formatMessage(word);
}
