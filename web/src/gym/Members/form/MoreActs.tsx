import { formatMessage } from '@galla/domain';
import { Button } from '@chakra-ui/react/button';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { ArrowUpRight, Ban, EllipsisVertical, Send, Snowflake, type LucideIcon } from 'lucide-react';
import type { Member } from '../useMembers.ts';
import type { MemberAct } from './MemberActs.tsx';

interface Props {
  member: Member;
  onAct: (act: MemberAct) => void;
}

const ENTRIES: readonly [MemberAct, LucideIcon, Parameters<typeof formatMessage>[0]][] = [
  ['upgrade', ArrowUpRight, 'members.upgrade'],
  ['freeze', Snowflake, 'members.freeze'],
  ['transfer', Send, 'members.transfer'],
  ['cancel', Ban, 'members.cancel'],
];

function actsOf({ status, period }: Member): typeof ENTRIES {
  return ENTRIES.filter(([act]) => (act === 'freeze' ? period.freezeDays > 0 : status === 'ACTIVE'));
}

/** What changes a membership, as far as it runs; nothing where nothing does. */
export function MoreActs({ member, onAct }: Props) {
  const entries = actsOf(member);
  if (entries.length === 0) return null;
  const label = formatMessage('members.more');
  return (
    <Menu.Root lazyMount positioning={{ placement: 'top-end' }}>
      <Menu.Trigger asChild>
        <Button variant="outline" px="0" aria-label={label} title={label}>
          <EllipsisVertical strokeWidth={1.75} aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>
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
