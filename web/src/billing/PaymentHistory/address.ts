import { isDay, type Day } from '@galla/domain';
import type { PaymentHistoryQuery$variables } from '../../__generated__/PaymentHistoryQuery.graphql.ts';

/** The earliest possible day: shows all payments (spec 2 §9). */
export const FIRST_DAY = '2000-01-01';

/** The same day a year earlier; for 29 February the 28th. */
export function yearBefore(day: Day): Day {
  const year = String(Number(day.slice(0, 4)) - 1);
  const before = `${year}${day.slice(4)}`;
  return isDay(before) ? before : `${year}-02-28`;
}

const dayIn = (search: URLSearchParams, name: string): Day | undefined => {
  const text = search.get(name) ?? '';
  return isDay(text) ? text : undefined;
};

/** The query's variables from an address; without days, the last year. `today` is in the shop's time zone. */
export function variablesOf(id: string, search: URLSearchParams, today: Day): PaymentHistoryQuery$variables {
  return {
    id,
    known: id !== '',
    from: dayIn(search, 'from') ?? yearBefore(today),
    to: dayIn(search, 'to') ?? today,
  };
}
