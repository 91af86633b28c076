import { addDays, isDay, type Day } from '../dates/day.ts';
import { wallTime } from '../dates/clock.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** When an appointment begins: a day of the shop's calendar and a minute of it, 0 to 1439. */
export interface AppointmentTime {
  day: Day;
  minute: number;
}

/** How long an appointment is unless somebody says otherwise. */
export const USUAL_MINUTES = 60;
/** The lengths that may be chosen. */
export const APPOINTMENT_MINUTES = [15, 30, 45, 60, 90, 120, 180, 240] as const;
export const SHORTEST_MINUTES = 5;
export const LONGEST_MINUTES = 720;

const MINUTES_OF_DAY = 24 * 60;
const WRITTEN = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):\d{2} (AM|PM)$/i;

/** Reads "2026-11-20 04:30:00 PM" (spec 2 §7); undefined for anything else. Seconds do not count. */
export function readAppointmentTime(text: string): AppointmentTime | undefined {
  const [, day = '', hourText, minuteText, half = ''] = WRITTEN.exec(text) ?? [];
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (!isDay(day) || hour < 1 || hour > 12 || minute > 59) return undefined;
  return { day, minute: ((hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)) * 60 + minute };
}

const two = (figure: number): string => String(figure).padStart(2, '0');

/** Writes "2026-11-20 04:30:00 PM" (spec 2 §9: 12 hours with AM and PM). */
export function writeAppointmentTime({ day, minute }: AppointmentTime): string {
  const hour = Math.floor(minute / 60);
  return `${day} ${two(hour % 12 || 12)}:${two(minute % 60)}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The time of an instant on the shop's clock. */
export function appointmentTime(zone: string, instant: Date): AppointmentTime {
  const { day, hour, minute } = wallTime(zone, instant);
  return { day, minute: hour * 60 + minute };
}

/** The minute of "16:30"; undefined when it is no time of day. */
export function minuteOf(text: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** "16:30", as a time field has it. */
export const clockText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const MINUTE = 60_000;

/**
 * The instant at which the shop's clock shows a time. Where the clock skips it (the zone begins its summer time), the
 * instant that long after the skip began.
 */
export function instantOf(zone: string, { day, minute }: AppointmentTime): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE;
  const shown = (instant: number): number => {
    const time = appointmentTime(zone, new Date(instant));
    return Date.parse(`${time.day}T00:00:00Z`) + time.minute * MINUTE;
  };
  const first = asUtc - (shown(asUtc) - asUtc);
  return new Date(first - (shown(first) - asUtc));
}

/** The first instant of a day and that of the next one. */
export const boundsOf = (zone: string, day: Day): { from: Date; to: Date } => ({
  from: instantOf(zone, { day, minute: 0 }),
  to: instantOf(zone, { day: addDays(day, 1), minute: 0 }),
});

/**
 * What is wrong with the time of an appointment that is made or moved at `now`: a day that has passed (spec 2 §5), an
 * hour of today that has passed, an end after midnight.
 */
export function checkAppointmentTime(
  field: string,
  { day, minute }: AppointmentTime,
  minutes: number,
  now: AppointmentTime,
): Problem | undefined {
  if (day < now.day) return problem(field, 'INVALID_INPUT', 'calendar.dayPassed');
  if (day === now.day && minute < now.minute) return problem(field, 'INVALID_INPUT', 'calendar.timePassed');
  if (minute + minutes > MINUTES_OF_DAY) return problem(field, 'INVALID_INPUT', 'calendar.acrossMidnight');
  return undefined;
}
