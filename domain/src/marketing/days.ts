import { isDay, type Day } from '../dates/day.ts';
import { problem, type Read } from '../refusals/problem.ts';

/** The days on which a campaign runs, both counted; null where unbounded. */
export interface CampaignDays {
  firstDay: Day | null;
  lastDay: Day | null;
}

/** State of a campaign on a day. */
export type CampaignState = 'COMING' | 'RUNNING' | 'OVER';

/** The state of a campaign on the shop's day; without days it always runs. */
export function campaignState({ firstDay, lastDay }: CampaignDays, today: Day): CampaignState {
  if (lastDay !== null && lastDay < today) return 'OVER';
  return firstDay !== null && firstDay > today ? 'COMING' : 'RUNNING';
}

/** Parses a campaign's days for storage, or returns their problems by wire names. Blank means unbounded. */
export function readCampaignDays({
  firstDay,
  lastDay,
}: Readonly<Record<keyof CampaignDays, string>>): Read<CampaignDays> {
  const first = firstDay.trim();
  const last = lastDay.trim();
  const problems = [['first_day', first] as const, ['last_day', last] as const].flatMap(([field, day]) =>
    day === '' || isDay(day) ? [] : [problem(field, 'INVALID_INPUT', 'marketing.noDay')],
  );
  if (problems.length === 0 && first !== '' && last !== '' && last < first)
    problems.push(problem('last_day', 'INVALID_INPUT', 'marketing.daysBackward'));
  if (problems.length > 0) return { problems };
  return { firstDay: first === '' ? null : first, lastDay: last === '' ? null : last };
}
