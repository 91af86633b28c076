import type { CampaignDays } from '@galla/domain';

/** The days of a campaign from the graph, with null instead of undefined. */
export const daysOf = ({
  firstDay,
  lastDay,
}: {
  firstDay: string | null | undefined;
  lastDay: string | null | undefined;
}): CampaignDays => ({ firstDay: firstDay ?? null, lastDay: lastDay ?? null });
