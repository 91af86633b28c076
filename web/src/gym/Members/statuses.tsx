import { formatMessage, type MemberStatus, type MessageKey } from '@galla/domain';
import { Check, CircleAlert, Pause } from 'lucide-react';
import { Tag, type TagTone } from '../../ui/StatusTag.tsx';

const LOOK: Record<MemberStatus, { word: MessageKey; tone: TagTone; Icon: typeof Check }> = {
  ACTIVE: { word: 'members.active', tone: 'paid', Icon: Check },
  EXPIRED: { word: 'members.expired', tone: 'due', Icon: CircleAlert },
  SUSPENDED: { word: 'members.suspended', tone: 'outline', Icon: Pause },
};

/** Whether a text is a known status; a newer server may have more. */
export const isStatus = (value: string): value is MemberStatus => Object.hasOwn(LOOK, value);

/** Options in the order of the specification. */
export const STATUS_CHOICES = (['ACTIVE', 'EXPIRED', 'SUSPENDED'] as const).map((value) => ({
  value,
  label: formatMessage(LOOK[value].word),
}));

/** A status with its icon and colour. */
export function MemberStatusTag({ status }: { status: string }) {
  const { word, tone, Icon } = LOOK[isStatus(status) ? status : 'SUSPENDED'];
  return (
    <Tag tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {formatMessage(word)}
    </Tag>
  );
}
