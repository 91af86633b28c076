import { problem, type Problem } from '../refusals/problem.ts';
import { isDay, type Day } from './day.ts';
import { formatDay } from './format.ts';

export interface DayLimits {
  min?: Day | undefined;
  max?: Day | undefined;
}

/** Checks an entered date against its limits; an empty one is accepted, since requiring it is the caller's rule. */
export function checkDay(field: string, text: string, { min, max }: DayLimits = {}): Problem | undefined {
  if (text === '') return undefined;
  if (!isDay(text)) return problem(field, 'INVALID_INPUT', 'dates.none');
  if (max !== undefined && text > max)
    return problem(field, 'INVALID_INPUT', 'dates.notAfter', { day: formatDay(max) });
  if (min !== undefined && text < min)
    return problem(field, 'INVALID_INPUT', 'dates.notBefore', { day: formatDay(min) });
  return undefined;
}
