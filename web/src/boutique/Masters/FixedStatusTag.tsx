import { Ban, Circle, CircleDashed, PackageCheck, Pause, Scissors, type LucideIcon } from 'lucide-react';
import type { FixedStatus } from '../../__generated__/Statuses_tenant.graphql.ts';
import { Tag, type TagTone } from '../../ui/StatusTag.tsx';

type Known = Exclude<FixedStatus, '%future added value'>;

const LOOKS: Record<Known, { tone: TagTone; icon: LucideIcon }> = {
  PENDING: { tone: 'part', icon: Circle },
  HELD: { tone: 'neutral', icon: Pause },
  IN_PROCESS: { tone: 'process', icon: Scissors },
  PARTIALLY_DONE: { tone: 'part', icon: CircleDashed },
  COMPLETED: { tone: 'paid', icon: PackageCheck },
  CANCELLED: { tone: 'due', icon: Ban },
};

const isKnown = (fixed: FixedStatus): fixed is Known => fixed in LOOKS;

/** One of the six statuses, as it looks wherever it is shown (spec 3 §4). */
export function FixedStatusTag({ fixed, name }: { fixed: FixedStatus; name: string }) {
  const { tone, icon: Icon } = isKnown(fixed) ? LOOKS[fixed] : { tone: 'neutral' as const, icon: Circle };
  return (
    <Tag tone={tone} icon={<Icon size={14} strokeWidth={2} aria-hidden />}>
      {name}
    </Tag>
  );
}
