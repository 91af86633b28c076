import { clockText, instantOf, minuteOf } from '../calendar/index.ts';
import { addDays, type Day, dayIn, isDay } from '../dates/index.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import { type Problem, problem, type Read } from '../refusals/problem.ts';

/** Direction of a check-in or check-out. */
export const DIRECTIONS = ['IN', 'OUT'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** State of an entry: still in, checked out, or never checked out. */
export const ENTRY_STATES = ['IN', 'OUT', 'FORGOTTEN'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** State of an employee's day: that of the last entry, or MISSING without any. */
export const DAY_STATES = [...ENTRY_STATES, 'MISSING'] as const;
export type DayState = (typeof DAY_STATES)[number];

/** A stretch of attendance; the end is undefined while it is not known. */
export interface Stretch {
  inAt: Date;
  outAt: Date | undefined;
}

/** Latest check-out on the following day, in minutes after midnight, for those who work past midnight. */
export const LAST_OUT = 4 * 60;
/** The longest reason for a correction, in characters. */
export const MAX_ATTENDANCE_REASON = 200;
/** Maximum entries per employee and day. */
export const MAX_ENTRIES_A_DAY = 20;

const MINUTE = 60_000;

/** The latest moment at which an entry that began at `inAt` may still be ended. */
export const lastOutOf = (zone: string, inAt: Date): Date =>
  instantOf(zone, { day: addDays(dayIn(zone, inAt), 1), minute: LAST_OUT });

/** An entry that is still open after that moment counts as forgotten: its end is asked for, never guessed. */
export function entryState({ inAt, outAt }: Stretch, zone: string, now: Date): EntryState {
  if (outAt !== undefined) return 'OUT';
  return now < lastOutOf(zone, inAt) ? 'IN' : 'FORGOTTEN';
}

/** Whole minutes; undefined while the end is not known. */
export const workedMinutes = ({ inAt, outAt }: Stretch): number | undefined =>
  outAt && Math.floor((outAt.getTime() - inAt.getTime()) / MINUTE);

export interface AttendanceSums {
  /** Days with at least one entry, including those without an end. */
  days: number;
  /** Sum over entries with an end. */
  minutes: number;
  /** Entries without an end; their time is not in any sum. */
  withoutOut: number;
}

/** Totals of a month's entries. */
export const attendanceSums = (entries: readonly (Stretch & { day: Day })[]): AttendanceSums => ({
  days: new Set(entries.map(({ day }) => day)).size,
  minutes: entries.reduce((sum, entry) => sum + (workedMinutes(entry) ?? 0), 0),
  withoutOut: entries.filter(({ outAt }) => outAt === undefined).length,
});

/** Formats 485 minutes as "8 h 05 min". */
export const formatHours = (minutes: number): string =>
  formatMessage('attendance.hours', {
    hours: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  });

/** Formats "24 days, 186 h 20 min", followed by the number of entries without an end. */
export function formatAttendance({ days, minutes, withoutOut }: AttendanceSums): string {
  const said = { days, hours: formatHours(minutes) };
  const sum = formatMessage(days === 1 ? 'attendance.sum.one' : 'attendance.sum.other', said);
  return withoutOut === 0 ? sum : formatMessage('attendance.sumWithout', { sum, n: withoutOut });
}

/** Checks a check-in or check-out against the open entry; undefined when it is allowed. */
export function checkMark(direction: Direction, isIn: boolean): Problem | undefined {
  if (direction === 'IN' && isIn) return problem('direction', 'INVALID_INPUT', 'attendance.alreadyIn');
  if (direction === 'OUT' && !isIn) return problem('direction', 'INVALID_INPUT', 'attendance.notIn');
  return undefined;
}

/** Times as typed: a day, "09:30", and "18:00" or nothing. */
export interface TypedTimes {
  day: string;
  from: string;
  to: string;
}

/** Parses typed times into instants, or returns the problems with the form's field names. */
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

/** Converts minutes of a day into instants. An end before the beginning and no later than 04:00 belongs to the next day. */
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

/** The latest known moment of an entry; a forgotten check-out counts only its check-in. */
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
  /** The employee's other entries around that day. */
  others: readonly Stretch[];
}

/** Checks corrected times: none in the future, the end after the beginning, and no overlap with another entry. */
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

/** Every correction needs a reason. */
export const checkAttendanceReason = (reason: string): Problem | undefined =>
  reason.trim() === '' ? problem('reason', 'INVALID_INPUT', 'attendance.reasonMissing') : undefined;
