import { formatMessage, type MessageKey } from '@galla/domain';
import {
  ArrowUpRight,
  Ban,
  MessageCircle,
  Pencil,
  QrCode,
  RefreshCw,
  Send,
  Snowflake,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { whatsAppAddress } from '../../customers/index.ts';
import type { Act } from '../../ui/ActMenu.tsx';
import type { MemberAct, MemberRights } from './acts.ts';
import type { Member } from './useMembers.ts';

interface Entry {
  act: MemberAct;
  Icon: LucideIcon;
  text: MessageKey;
  right: 'edit' | 'delete';
  /** Whether the action applies to this membership. */
  fits?: (member: Member) => boolean;
  dangerous?: true;
}

const runs = ({ status }: Member): boolean => status === 'ACTIVE';
const canRest = ({ period }: Member): boolean => period.freezeDays > 0;

const ENTRIES: readonly Entry[] = [
  { act: 'edit', Icon: Pencil, text: 'members.edit', right: 'edit' },
  { act: 'renew', Icon: RefreshCw, text: 'members.renew', right: 'edit' },
  { act: 'upgrade', Icon: ArrowUpRight, text: 'members.upgrade', right: 'edit', fits: runs },
  { act: 'freeze', Icon: Snowflake, text: 'members.freeze', right: 'edit', fits: canRest },
  { act: 'transfer', Icon: Send, text: 'members.transfer', right: 'edit', fits: runs },
  { act: 'code', Icon: QrCode, text: 'door.code', right: 'edit' },
  { act: 'cancel', Icon: Ban, text: 'members.cancel', right: 'edit', fits: runs, dangerous: true },
  { act: 'delete', Icon: Trash2, text: 'members.deleteAct', right: 'delete', dangerous: true },
];

interface Choice {
  rights: MemberRights;
  /** Actions that have buttons of their own. */
  without?: readonly MemberAct[];
  onAct: (act: MemberAct) => void;
}

/** The actions the user may take on a member that apply to the membership. */
export const actsOf = (member: Member, { rights, without = [], onAct }: Choice): readonly Act[] =>
  ENTRIES.filter(
    ({ act, right, fits }) => rights[right] && !without.includes(act) && (fits?.(member) ?? true),
  ).map(({ act, text, Icon, dangerous = false }) => ({
    key: act,
    Icon,
    text: formatMessage(text),
    dangerous,
    onAct: () => onAct(act),
  }));

/** Opens WhatsApp with a greeting; empty for a number that WhatsApp does not support. */
export function messageTo({ name, mobile }: Member, shop: string): readonly Act[] {
  const href = whatsAppAddress(mobile, formatMessage('members.textHello', { name, shop }));
  if (href === undefined) return [];
  return [{ key: 'message', Icon: MessageCircle, text: formatMessage('members.message'), href }];
}
