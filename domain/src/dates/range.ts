import { problem, type Problem } from '../refusals/problem.ts';
import { daysBetween, type Day } from './day.ts';

/** A filter's end is not before its start (spec 2 §5). Either may be open. */
export function checkRange(from: Day | undefined, to: Day | undefined): Problem | undefined {
  if (from === undefined || to === undefined || daysBetween(from, to) >= 0) return undefined;
  return problem('to', 'INVALID_INPUT', 'dates.rangeReversed');
}
