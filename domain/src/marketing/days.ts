import { isDay, type Day } from '../dates/day.ts';
import { problem, type Read } from '../refusals/problem.ts';

/** The days on which a campaign runs, both counted; null where nothing bounds it. */
export interface CampaignDays {
  firstDay: Day | null;
  lastDay: Day | null;
}

/** How a campaign stands to a day. */
export type CampaignState = 'COMING' | 'RUNNING' | 'OVER';

/** How a campaign stands to the shop's day: one without days always runs. */
export function campaignState({ firstDay, lastDay }: CampaignDays, today: Day): CampaignState {
  if (lastDay !== null && lastDay < today) return 'OVER';
  return firstDay !== null && firstDay > today ? 'COMING' : 'RUNNING';
}

/** The days as they are kept, or what is wrong with them, by the names of the wire. Blank is none. */
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
