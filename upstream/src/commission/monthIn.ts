import { type Day, isDay, isMonth, problem } from '@galla/domain';
import { refusedFor } from '../http/refused.ts';

/** A month in a request, by its first day. */
export const monthIn = (text: string): Day => {
  if (!isDay(text) || !isMonth(text)) throw refusedFor(problem('month', 'INVALID_INPUT', 'earnings.noMonth'));
  return text;
};
