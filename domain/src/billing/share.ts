import { problem, type Problem } from '../refusals/problem.ts';

/** So many links to one document may be open at a time. */
export const MOST_LINKS = 20;
/** How many days a link is open where nobody says how long. */
export const LINK_DAYS = 30;
/** How many days it may be open. */
export const MOST_LINK_DAYS = 365;

const DAY = 86_400_000;

/** When a link ends that is made now and is open for so many days. */
export const linkEnd = (days: number, now: Date): Date => new Date(now.getTime() + days * DAY);

/** What is wrong with the end that somebody wants for a link. */
export function checkLinkEnd(until: Date, now: Date): Problem | undefined {
  if (until <= now) return problem('until', 'INVALID_INPUT', 'share.untilPast');
  return until > linkEnd(MOST_LINK_DAYS, now)
    ? problem('until', 'INVALID_INPUT', 'share.untilFar', { max: MOST_LINK_DAYS })
    : undefined;
}
