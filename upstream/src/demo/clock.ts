import { DEFAULT_ZONE, type Day, dayIn } from '@galla/domain';

/** India has had a single UTC offset since 1945. */
const OFFSET = '+05:30';
const MINUTE_MS = 60_000;

/** The instant of a minute of the day in Indian time: 0 is midnight, 720 noon. */
export function instantOf(day: Day, minute: number): Date {
  return new Date(Date.parse(`${day}T00:00:00${OFFSET}`) + minute * MINUTE_MS);
}

/** The day of an instant in India. */
export const dayOf = (instant: Date): Day => dayIn(DEFAULT_ZONE, instant);
