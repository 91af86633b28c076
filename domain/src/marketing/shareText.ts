import { formatDay } from '../dates/format.ts';
import { formatMessage } from '../messages/formatMessage.ts';
import type { Campaign } from './campaign.ts';
import type { CampaignDays } from './days.ts';

/** "15 Nov 2026 – 15 Dec 2026", "From …", "Until …"; undefined for a campaign without days. */
export function campaignDaysText({ firstDay, lastDay }: CampaignDays): string | undefined {
  if (firstDay !== null && lastDay !== null)
    return formatMessage('marketing.days', { from: formatDay(firstDay), to: formatDay(lastDay) });
  if (firstDay !== null) return formatMessage('marketing.daysFrom', { from: formatDay(firstDay) });
  return lastDay === null ? undefined : formatMessage('marketing.daysUntil', { to: formatDay(lastDay) });
}

/**
 * A campaign as a text message with a maximum length: title, ribbon and subtitle, description, offers, days. If it
 * is too long, offers are dropped from the end, then the description; title and days always stay.
 */
export function campaignText(
  campaign: Omit<Campaign, 'offers'> & { offers: readonly string[] },
  most: number,
): string {
  const { title, subtitle, summary, description, offers } = campaign;
  const head = [title, summary, subtitle].filter((line) => line !== '').join('\n');
  const days = campaignDaysText(campaign) ?? '';
  const whole = (points: readonly string[], about: string): string =>
    [head, about, points.map((point) => `• ${point}`).join('\n'), days]
      .filter((part) => part !== '')
      .join('\n\n');
  for (let count = offers.length; count >= 0; count -= 1) {
    const text = whole(offers.slice(0, count), description);
    if (text.length <= most) return text;
  }
  return whole([], '');
}
