import {
  type CampaignDays,
  campaignState,
  type CampaignState,
  formatDayNear,
  formatMessage,
} from '@galla/domain';
import { Check, CircleDot, Clock } from 'lucide-react';
import { useShopClock } from '../app/clock/useShopClock.ts';
import { Tag, type TagTone } from '../ui/StatusTag.tsx';

const LOOK: Record<CampaignState, { tone: TagTone; Icon: typeof Check }> = {
  RUNNING: { tone: 'paid', Icon: CircleDot },
  COMING: { tone: 'process', Icon: Clock },
  OVER: { tone: 'neutral', Icon: Check },
};

/** Whether a URL parameter is a state. */
export const isState = (text: string): text is CampaignState => Object.hasOwn(LOOK, text);

/** Options of a select. */
export const STATE_CHOICES: readonly { value: CampaignState; label: string }[] = [
  { value: 'RUNNING', label: formatMessage('marketing.running') },
  { value: 'COMING', label: formatMessage('marketing.coming') },
  { value: 'OVER', label: formatMessage('marketing.over') },
];

/** Whether a campaign is running, upcoming or over, in the shop's time zone. */
export function CampaignStateTag({ days }: { days: CampaignDays }) {
  const { today } = useShopClock();
  const state = campaignState(days, today);
  const { tone, Icon } = LOOK[state];
  return (
    <Tag tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {state === 'COMING' && days.firstDay !== null
        ? formatMessage('marketing.starts', { day: formatDayNear(days.firstDay, today) })
        : formatMessage(state === 'OVER' ? 'marketing.over' : 'marketing.running')}
    </Tag>
  );
}
