import { checkRange, type Day, isDay } from '@galla/domain';
import { invalidField, refuseOn } from './refused.ts';

/** A day as sent, when there is one; refuses one that is in no calendar, such as 2026-02-30. */
function readDay(value: string | null | undefined, field: string): Day | undefined {
  if (value == null) return undefined;
  if (!isDay(value)) throw invalidField(field);
  return value;
}

/** The two ends of a range of days, either open; refuses an end before the start (spec 2 §5). */
export function readDays(range: { from_date?: string | null; to_date?: string | null }) {
  const from = readDay(range.from_date, 'from_date');
  const to = readDay(range.to_date, 'to_date');
  refuseOn(checkRange(from, to));
  return { from, to };
}
