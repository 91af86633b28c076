import { clockText, instantOf, minuteOf } from '../calendar/index.ts';
import { addDays, type Day, dayIn, isDay } from '../dates/index.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import { type Problem, problem, type Read } from '../refusals/problem.ts';

/** Which way somebody goes. */
export const DIRECTIONS = ['IN', 'OUT'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** What an entry says: who is in, who went, and who went without saying so. */
export const ENTRY_STATES = ['IN', 'OUT', 'FORGOTTEN'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** What a day says of a person: the state of the last entry, or that there is none. */
export const DAY_STATES = [...ENTRY_STATES, 'MISSING'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** From when till when somebody was there; undefined while the end is not known. */
export interface Stretch {
  inAt: Date;
  outAt: Date | undefined;
}

/** Until when of the next day somebody may still go out, in minutes of the day: who works past midnight, and no longer. */
export const LAST_OUT = 4 * 60;
/** The longest reason for a correction, in characters. */
export const MAX_ATTENDANCE_REASON = 200;
/** So often somebody comes and goes in a day at most. */
export const MAX_ENTRIES_A_DAY = 20;

const MINUTE = 60_000;

/** Until when who came in then may go out. */
export const lastOutOf = (zone: string, inAt: Date): Date =>
  instantOf(zone, { day: addDays(dayIn(zone, inAt), 1), minute: LAST_OUT });

/** An end that was not marked by then was forgotten: it is asked for, and never guessed. */
export function entryState({ inAt, outAt }: Stretch, zone: string, now: Date): EntryState {
  if (outAt !== undefined) return 'OUT';
  return now < lastOutOf(zone, inAt) ? 'IN' : 'FORGOTTEN';
}

/** Whole minutes; undefined while the end is not known. */
export const workedMinutes = ({ inAt, outAt }: Stretch): number | undefined =>
  outAt && Math.floor((outAt.getTime() - inAt.getTime()) / MINUTE);

export interface AttendanceSums {
  /** Days on which somebody came, also those without an end. */
  days: number;
  /** Of entries with an end. */
  minutes: number;
  /** Entries without an end: their time is in no sum. */
  withoutOut: number;
}

/** What the entries of a month come to. */
export const attendanceSums = (entries: readonly (Stretch & { day: Day })[]): AttendanceSums => ({
  days: new Set(entries.map(({ day }) => day)).size,
  minutes: entries.reduce((sum, entry) => sum + (workedMinutes(entry) ?? 0), 0),
  withoutOut: entries.filter(({ outAt }) => outAt === undefined).length,
});

/** "8 h 05 min" of 485 minutes. */
export const formatHours = (minutes: number): string =>
  formatMessage('attendance.hours', {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });

/** "24 days, 186 h 20 min", and what is missing in it. */
export function formatAttendance({ days, minutes, withoutOut }: AttendanceSums): string {
  const said = { days, hours: formatHours(minutes) };
  const sum = formatMessage(days === 1 ? 'attendance.sum.one' : 'attendance.sum.other', said);
  return withoutOut === 0 ? sum : formatMessage('attendance.sumWithout', { sum, n: withoutOut });
}

/** Whether somebody may come or go now, by the entry that is open; undefined where none is. */
export function checkMark(direction: Direction, isIn: boolean): Problem | undefined {
  if (direction === 'IN' && isIn) return problem('direction', 'INVALID_INPUT', 'attendance.alreadyIn');
  if (direction === 'OUT' && !isIn) return problem('direction', 'INVALID_INPUT', 'attendance.notIn');
  return undefined;
}

/** Times as they are typed: a day, "09:30", and "18:00" or nothing. */
export interface TypedTimes {
  day: string;
  from: string;
  to: string;
}

/** The instants of times that were typed; or what is wrong with them at the fields of the form. */
export function readTimes(zone: string, { day, from, to }: TypedTimes): Read<Stretch> {
  const [fromMinute, toMinute] = [minuteOf(from), minuteOf(to)];
  const missing = [
    isDay(day) ? undefined : problem('day', 'INVALID_INPUT', 'attendance.dayMissing'),
    fromMinute === undefined ? problem('from', 'INVALID_INPUT', 'attendance.timeMissing') : undefined,
    to !== '' && toMinute === undefined
      ? problem('to', 'INVALID_INPUT', 'attendance.timeMissing')
      : undefined,
  ].filter((one) => one !== undefined);
  if (missing.length > 0 || fromMinute === undefined) return { problems: missing };
  return stretchOf(zone, { day, from: fromMinute, to: toMinute });
}

/** The instants of minutes of a day: an end that is no later than 04:00 and before the beginning is of the next day. */
export function stretchOf(
  zone: string,
  { day, from, to }: { day: Day; from: number; to: number | undefined },
): Stretch {
  const next = to !== undefined && to < from && to <= LAST_OUT;
  return {
    inAt: instantOf(zone, { day, minute: from }),
    outAt: to === undefined ? undefined : instantOf(zone, { day: next ? addDays(day, 1) : day, minute: to }),
  };
}

/** Until when somebody is there at the latest, as far as is known: who forgot to go out was there when he came. */
const endOf = (entry: Stretch, zone: string, now: Date): number => {
  if (entry.outAt) return entry.outAt.getTime();
  return entryState(entry, zone, now) === 'IN' ? Infinity : entry.inAt.getTime();
};

const overlap = (a: Stretch, b: Stretch, zone: string, now: Date): boolean =>
  a.inAt.getTime() === b.inAt.getTime() ||
  (a.inAt.getTime() < endOf(b, zone, now) && b.inAt.getTime() < endOf(a, zone, now));

interface Around {
  zone: string;
  now: Date;
  /** The other entries of the person around that day. */
  others: readonly Stretch[];
}

/** What is wrong with times that somebody corrects: nobody was there in the future, went before he came, or was there twice at once. */
export function checkStretch(corrected: Stretch, { zone, now, others }: Around): Problem[] {
  const { inAt, outAt } = corrected;
  if (inAt > now) return [problem('in_at', 'INVALID_INPUT', 'attendance.future')];
  if (outAt && outAt > now) return [problem('out_at', 'INVALID_INPUT', 'attendance.future')];
  if (outAt && outAt <= inAt) return [problem('out_at', 'INVALID_INPUT', 'attendance.outBeforeIn')];
  if (outAt && outAt > lastOutOf(zone, inAt))
    return [problem('out_at', 'INVALID_INPUT', 'attendance.outTooLate', { time: clockText(LAST_OUT) })];
  return others.some((other) => overlap(corrected, other, zone, now))
    ? [problem('in_at', 'INVALID_INPUT', 'attendance.overlaps')]
    : [];
}

/** No time is changed without a reason. */
export const checkAttendanceReason = (reason: string): Problem | undefined =>
  reason.trim() === '' ? problem('reason', 'INVALID_INPUT', 'attendance.reasonMissing') : undefined;
