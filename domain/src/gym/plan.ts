import type { Paise } from '../money/index.ts';
import { problem, type Problem } from '../refusals/problem.ts';

/** Limits of a gym's plans: length of a name, number of plans and durations, and length of a duration. */
export const PLAN_LIMITS = {
  name: 60,
  plans: 100,
  durations: 20,
  months: 60,
  days: 1_830,
  freeze: 365,
  sessions: 999,
} as const;

/** One duration of a plan with its price, as typed or stored. */
export interface PlanDuration {
  unit: 'MONTHS' | 'DAYS';
  count: number;
  price: Paise;
  /** Number of allowed entries; null for unlimited. */
  sessions: number | null;
}

/** Problems with a plan: it needs a name, at least one duration, each only once, and a valid number of freeze days. */
export function checkPlan(name: string, durations: readonly PlanDuration[], freezeDays = 0): Problem[] {
  const { name: max, durations: most, months, days } = PLAN_LIMITS;
  const length = name.trim().length;
  const found: (Problem | undefined)[] = [
    length === 0 ? problem('name', 'INVALID_INPUT', 'members.planNameMissing') : undefined,
    length > max ? problem('name', 'INVALID_INPUT', 'members.tooLong', { max }) : undefined,
    durations.length === 0 ? problem('durations', 'INVALID_INPUT', 'members.durationNeeded') : undefined,
    durations.length > most
      ? problem('durations', 'INVALID_INPUT', 'members.tooManyDurations', { max: most })
      : undefined,
  ];
  if (!Number.isInteger(freezeDays) || freezeDays < 0 || freezeDays > PLAN_LIMITS.freeze)
    found.push(
      problem('freezeDays', 'INVALID_INPUT', 'members.freezeDaysInvalid', { max: PLAN_LIMITS.freeze }),
    );
  const known = new Set<string>();
  for (const [place, { unit, count, sessions }] of durations.entries()) {
    const top = unit === 'MONTHS' ? months : days;
    const at = `durations.${place}.count`;
    if (!Number.isInteger(count) || count < 1 || count > top)
      found.push(problem(at, 'INVALID_INPUT', 'members.lengthInvalid', { max: top }));
    if (sessions !== null && (!Number.isInteger(sessions) || sessions < 1 || sessions > PLAN_LIMITS.sessions))
      found.push(
        problem(`durations.${place}.sessions`, 'INVALID_INPUT', 'members.sessionsInvalid', {
          max: PLAN_LIMITS.sessions,
        }),
      );
    if (known.has(`${unit} ${count}`)) found.push(problem(at, 'INVALID_INPUT', 'members.durationTwice'));
    known.add(`${unit} ${count}`);
  }
  return found.filter((one) => one !== undefined);
}
