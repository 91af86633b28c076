import { checkRange, type Day, isDay } from '@galla/domain';
import { invalidField, refuseOn } from './refused.ts';

/** An optional day in a request; refuses invalid dates such as 2026-02-30. */
function readDay(value: string | null | undefined, field: string): Day | undefined {
  if (value == null) return undefined;
  if (!isDay(value)) throw invalidField(field);
  return value;
}

/** First and last day of a range, both optional; refuses an end before the start (spec 2 §5). */
export function readDays(range: { from_date?: string | null; to_date?: string | null }) {
  const from = readDay(range.from_date, 'from_date');
  const to = readDay(range.to_date, 'to_date');
  refuseOn(checkRange(from, to));
  return { from, to };
}
