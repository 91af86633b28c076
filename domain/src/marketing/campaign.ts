import type { Day } from '../dates/day.ts';
import { problem, type Problem, type Read } from '../refusals/problem.ts';
import { readCampaignDays } from './days.ts';
import { CAMPAIGN_LIMITS } from './limits.ts';
import { withoutBlanks } from './offers.ts';

/** A campaign of the shop. */
export interface Campaign {
  /** The main title. */
  title: string;
  subtitle: string;
  description: string;
  /** The text of the ribbon. */
  summary: string;
  /** The offer list, without blank entries. */
  offers: string[];
  /** The days on which it runs, both counted; null where unbounded. */
  firstDay: Day | null;
  lastDay: Day | null;
}

/** A campaign as typed or sent. */
export interface CampaignEntries extends Omit<Campaign, 'offers' | 'firstDay' | 'lastDay'> {
  offers: readonly string[];
  /** Blank for none. */
  firstDay: string;
  lastDay: string;
}

const TEXTS = ['title', 'subtitle', 'description', 'summary'] as const;

/** Parses a campaign for storage, or returns its problems by wire names (spec 3 §5). */
export function readCampaign(entries: CampaignEntries): Read<Campaign> {
  const problems = TEXTS.flatMap((field) => tooLong(field, entries[field], CAMPAIGN_LIMITS[field]));
  if (entries.title.trim() === '') problems.push(problem('title', 'INVALID_INPUT', 'marketing.titleMissing'));
  for (const [at, offer] of entries.offers.entries())
    problems.push(...tooLong(`offer_list.${at}`, offer, CAMPAIGN_LIMITS.offer));
  const offers = withoutBlanks(entries.offers);
  if (offers.length > CAMPAIGN_LIMITS.offers)
    problems.push(
      problem('offer_list', 'INVALID_INPUT', 'marketing.tooManyOffers', { max: CAMPAIGN_LIMITS.offers }),
    );
  const days = readCampaignDays(entries);
  if ('problems' in days) problems.push(...days.problems);
  if (problems.length > 0 || 'problems' in days) return { problems };
  const { title, subtitle, description, summary } = entries;
  return {
    title: title.trim(),
    subtitle: subtitle.trim(),
    description: description.trim(),
    summary: summary.trim(),
    offers,
    ...days,
  };
}

/** The problem with a campaign without an image (spec 3 §5). */
export const checkCampaignImage = (has: boolean): Problem | undefined =>
  has ? undefined : problem('image', 'INVALID_INPUT', 'marketing.imageMissing');

/** The problem with adding a campaign to a shop that already has `count`. */
export const checkCampaignRoom = (count: number): Problem | undefined =>
  count < CAMPAIGN_LIMITS.campaigns
    ? undefined
    : problem('title', 'INVALID_INPUT', 'marketing.tooMany', { max: CAMPAIGN_LIMITS.campaigns });

const tooLong = (field: string, text: string, max: number): Problem[] =>
  text.trim().length > max ? [problem(field, 'INVALID_INPUT', 'marketing.textTooLong', { max })] : [];
