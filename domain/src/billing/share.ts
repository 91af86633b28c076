import { problem, type Problem } from '../refusals/problem.ts';

/** Maximum open links per document. */
export const MOST_LINKS = 20;
/** Default lifetime of a link, in days. */
export const LINK_DAYS = 30;
/** Maximum lifetime of a link, in days. */
export const MOST_LINK_DAYS = 365;

const DAY = 86_400_000;

/** When a link made now ends. */
export const linkEnd = (days: number, now: Date): Date => new Date(now.getTime() + days * DAY);

/** Checks the requested end of a link. */
export function checkLinkEnd(until: Date, now: Date): Problem | undefined {
  if (until <= now) return problem('until', 'INVALID_INPUT', 'share.untilPast');
  return until > linkEnd(MOST_LINK_DAYS, now)
    ? problem('until', 'INVALID_INPUT', 'share.untilFar', { max: MOST_LINK_DAYS })
    : undefined;
}
