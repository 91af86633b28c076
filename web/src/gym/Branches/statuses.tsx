import { formatMessage, type BranchStatus, type MessageKey } from '@galla/domain';
import { Check, Minus, Wrench } from 'lucide-react';
import { Tag, type TagTone } from '../../ui/StatusTag.tsx';

const LOOK: Record<BranchStatus, { word: MessageKey; tone: TagTone; Icon: typeof Check }> = {
  ACTIVE: { word: 'branches.active', tone: 'paid', Icon: Check },
  INACTIVE: { word: 'branches.inactive', tone: 'outline', Icon: Minus },
  MAINTENANCE: { word: 'branches.maintenance', tone: 'part', Icon: Wrench },
};

const isStatus = (value: string): value is BranchStatus => value in LOOK;

/** The status, if known; INACTIVE for an unknown one, as from a newer server. */
export const statusIn = (value: string): BranchStatus => (isStatus(value) ? value : 'INACTIVE');

/** Options in the order of the specification. */
export const STATUS_CHOICES = (['ACTIVE', 'INACTIVE', 'MAINTENANCE'] as const).map((value) => ({
  value,
  label: formatMessage(LOOK[value].word),
}));

/** A status with its icon and colour. */
export function BranchStatusTag({ status }: { status: string }) {
  const { word, tone, Icon } = LOOK[statusIn(status)];
  return (
    <Tag tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {formatMessage(word)}
    </Tag>
  );
}
