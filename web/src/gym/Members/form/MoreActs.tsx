import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import {
  ArrowUpRight,
  Ban,
  EllipsisVertical,
  RefreshCw,
  Send,
  Snowflake,
  type LucideIcon,
} from 'lucide-react';
import type { SyntheticEvent } from 'react';
import type { Member } from '../useMembers.ts';
import type { MemberAct } from './MemberActs.tsx';

interface Props {
  member: Member;
  /** In a row of the list, which has no button of its own to renew. */
  inRow?: boolean;
  onAct: (act: MemberAct) => void;
}

const ENTRIES: readonly [MemberAct, LucideIcon, Parameters<typeof formatMessage>[0]][] = [
  ['renew', RefreshCw, 'members.renew'],
  ['upgrade', ArrowUpRight, 'members.upgrade'],
  ['freeze', Snowflake, 'members.freeze'],
  ['transfer', Send, 'members.transfer'],
  ['cancel', Ban, 'members.cancel'],
];

/** What happens here opens no row. */
const stop = (event: SyntheticEvent): void => event.stopPropagation();

function actsOf({ status, period }: Member, inRow: boolean): typeof ENTRIES {
  return ENTRIES.filter(([act]) => {
    if (act === 'renew') return inRow;
    return act === 'freeze' ? period.freezeDays > 0 : status === 'ACTIVE';
  });
}

/** What changes a membership, as far as it runs; nothing where nothing does. */
export function MoreActs({ member, inRow = false, onAct }: Props) {
  const entries = actsOf(member, inRow);
  if (entries.length === 0) return null;
  const label = inRow
    ? formatMessage('members.actions', { name: member.name })
    : formatMessage('members.more');
  return (
    <Menu.Root lazyMount positioning={{ placement: inRow ? 'bottom-end' : 'top-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant={inRow ? 'ghost' : 'outline'}
          {...(inRow && { size: 'sm' })}
          px="0"
          aria-label={label}
          title={label}
          onClick={stop}
          onKeyDown={stop}
        >
          <EllipsisVertical strokeWidth={1.75} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label} onClick={stop} onKeyDown={stop}>
            {entries.map(([act, Icon, text]) => (
              <Menu.Item
                key={act}
                value={act}
                onClick={() => onAct(act)}
                {...(act === 'cancel' && { color: 'due.fg' })}
              >
                <Icon strokeWidth={1.75} aria-hidden />
                {formatMessage(text)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
