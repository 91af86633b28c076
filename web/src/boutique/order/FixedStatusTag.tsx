import type { FixedStatus as Known } from '@galla/domain';
import { Ban, Circle, PackageCheck, Pause, Scissors } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FixedStatus } from '../../__generated__/Statuses_tenant.graphql.ts';
import { Coin } from '../../ui/Coin.tsx';
import { Tag, type TagTone } from '../../ui/StatusTag.tsx';

const ICON = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const;

const LOOKS: Record<Known, { tone: TagTone; icon: ReactNode }> = {
  PENDING: { tone: 'part', icon: <Circle {...ICON} /> },
  HELD: { tone: 'neutral', icon: <Pause {...ICON} /> },
  IN_PROCESS: { tone: 'process', icon: <Scissors {...ICON} /> },
  PARTIALLY_DONE: { tone: 'part', icon: <Coin share={0.5} /> },
  COMPLETED: { tone: 'paid', icon: <PackageCheck {...ICON} /> },
  CANCELLED: { tone: 'dueOutline', icon: <Ban {...ICON} /> },
};

const isKnown = (fixed: string): fixed is Known => fixed in LOOKS;

interface Props {
  /** One of the six fixed statuses; null for the shop's own. */
  fixed: FixedStatus | null | undefined;
  name: string;
  /** Shown after the name, such as the arrow of a menu. */
  end?: ReactNode;
}

/** The tag of an order's status, used everywhere (spec 3 §4). */
export function FixedStatusTag({ fixed, name, end }: Props) {
  const { tone, icon } =
    fixed != null && isKnown(fixed) ? LOOKS[fixed] : { tone: 'neutral' as const, icon: <Circle {...ICON} /> };
  return (
    <Tag tone={tone} icon={icon}>
      {name}
      {end}
    </Tag>
  );
}
