import { addDays, isDay, type Day } from '../dates/day.ts';
import { wallTime } from '../dates/clock.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** The start of an appointment: a day of the shop's calendar and a minute of it, 0 to 1439. */
export interface AppointmentTime {
  day: Day;
  minute: number;
}

/** Default length of an appointment, in minutes. */
export const USUAL_MINUTES = 60;
/** Selectable lengths, in minutes. */
export const APPOINTMENT_MINUTES = [15, 30, 45, 60, 90, 120, 180, 240] as const;
export const SHORTEST_MINUTES = 5;
export const LONGEST_MINUTES = 720;

const MINUTES_OF_DAY = 24 * 60;
const WRITTEN = /^(\d{4}-\d{2}-\d{2}) (\d{2}):(\d{2}):\d{2} (AM|PM)$/i;

/** Parses "2026-11-20 04:30:00 PM" (spec 2 §7), ignoring the seconds; undefined for anything else. */
export function readAppointmentTime(text: string): AppointmentTime | undefined {
  const [, day = '', hourText, minuteText, half = ''] = WRITTEN.exec(text) ?? [];
  const hour = Number(hourText);
  const minute = Number(minuteText);
  if (!isDay(day) || hour < 1 || hour > 12 || minute > 59) return undefined;
  return { day, minute: ((hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)) * 60 + minute };
}

const two = (figure: number): string => String(figure).padStart(2, '0');

/** Formats "2026-11-20 04:30:00 PM" (spec 2 §9: 12 hours with AM and PM). */
export function writeAppointmentTime({ day, minute }: AppointmentTime): string {
  const hour = Math.floor(minute / 60);
  return `${day} ${two(hour % 12 || 12)}:${two(minute % 60)}:00 ${hour < 12 ? 'AM' : 'PM'}`;
}

/** An instant in the shop's local time. */
export function appointmentTime(zone: string, instant: Date): AppointmentTime {
  const { day, hour, minute } = wallTime(zone, instant);
  return { day, minute: hour * 60 + minute };
}

/** The minute of the day of "16:30"; undefined when it is not a time of day. */
export function minuteOf(text: string): number | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

/** "16:30", the format of a time field. */
export const clockText = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

const MINUTE = 60_000;

/**
 * The instant of a local time in the shop's zone. A time skipped by the start of summer time is moved forward by
 * the length of the gap.
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

/** The first instant of a day and of the next one. */
export const boundsOf = (zone: string, day: Day): { from: Date; to: Date } => ({
  from: instantOf(zone, { day, minute: 0 }),
  to: instantOf(zone, { day: addDays(day, 1), minute: 0 }),
});

/**
 * Checks the time of an appointment created or moved at `now`: no past day (spec 2 §5), no past hour of today, no
 * end after midnight.
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
