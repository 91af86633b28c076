import type { CampaignDays } from '@galla/domain';

/** The days of a campaign as the graph has them: what it left out is none. */
export const daysOf = ({
  firstDay,
  lastDay,
}: {
  firstDay: string | null | undefined;
  lastDay: string | null | undefined;
}): CampaignDays => ({ firstDay: firstDay ?? null, lastDay: lastDay ?? null });
