import type { Day } from './day.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** A shop's local time. */
export interface WallTime {
  day: Day;
  /** 0 to 23. */
  hour: number;
  minute: number;
}

/** The local day and time of an instant in a time zone ("Asia/Kolkata"). Throws RangeError for an invalid date or zone. */
export function wallTime(zone: string, instant: Date): WallTime {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = (parts.get('year') ?? '').padStart(4, '0');
  return {
    day: `${year}-${parts.get('month')}-${parts.get('day')}`,
    hour: Number(parts.get('hour')),
    minute: Number(parts.get('minute')),
  };
}

/** Whether it is a time zone that this runtime knows. */
export function isZone(zone: unknown): zone is string {
  try {
    return typeof zone === 'string' && clockOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Whether a shop's time zone can be set to it: a location of the IANA database ("Asia/Kolkata"). A bare offset
 * ("+05:30") is not allowed although the runtime accepts it: databases read its sign the other way round.
 */
export const isPlaceZone = (zone: unknown): zone is string =>
  isZone(zone) && /^[A-Z][A-Za-z_]*(\/[A-Z][\w+-]*)+$/.test(zone);

/** The calendar day of an instant in a time zone. Throws RangeError for an invalid date or zone. */
export function dayIn(zone: string, instant: Date): Day {
  return wallTime(zone, instant).day;
}
