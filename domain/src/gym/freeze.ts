import { daysBetween, isDay, type Day } from '../dates/day.ts';
import { formatDay } from '../dates/format.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import type { Period } from './period.ts';

/** Days during which a membership rests, both ends included. */
export interface Freeze {
  from: Day;
  to: Day;
}

/** Context against which a freeze is checked. */
export interface Freezable {
  /** The shop's day. */
  today: Day;
  /** The frozen period, with its current end. */
  period: Period;
  /** How many days of the period can be frozen, by its plan at the time of purchase. */
  most: number;
  /** The period's existing freezes. */
  others: readonly Freeze[];
}

/** Number of days in a freeze, both ends counted. */
export const freezeDays = ({ from, to }: Freeze): number => daysBetween(from, to) + 1;

/**
 * Problems with a freeze: both days are required, the first is neither past nor outside the period, it overlaps no
 * other freeze, and all freezes together are at most as long as the plan allows.
 */
export function checkFreeze(
  { from, to }: { from: string; to: string },
  { today, period, most, others }: Freezable,
): Problem[] {
  const missing = [
    isDay(from) ? undefined : problem('from', 'INVALID_INPUT', 'members.freezeFromMissing'),
    isDay(to) ? undefined : problem('to', 'INVALID_INPUT', 'members.freezeToMissing'),
  ].filter((one) => one !== undefined);
  if (missing.length > 0) return missing;
  if (from < today) return [problem('from', 'INVALID_INPUT', 'members.freezePast')];
  if (to < from) return [problem('to', 'INVALID_INPUT', 'members.freezeBackward')];
  if (from < period.startsOn || from > period.endsOn) {
    const days = { from: formatDay(period.startsOn), to: formatDay(period.endsOn) };
    return [problem('from', 'INVALID_INPUT', 'members.freezeOutside', days)];
  }
  const met = others.find((other) => from <= other.to && other.from <= to);
  if (met) {
    const days = { from: formatDay(met.from), to: formatDay(met.to) };
    return [problem('from', 'INVALID_INPUT', 'members.freezeOverlaps', days)];
  }
  const left = Math.max(0, most - others.reduce((sum, other) => sum + freezeDays(other), 0));
  if (freezeDays({ from, to }) > left)
    return [problem('to', 'INVALID_INPUT', 'members.freezeTooLong', { max: left })];
  return [];
}
