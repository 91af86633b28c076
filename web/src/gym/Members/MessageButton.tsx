import { formatDay, formatDayNear, formatMessage, type MemberList } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { MessageCircle } from 'lucide-react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { newKey } from '../../app/key.ts';
import { useReload } from '../../app/router/useReasked.ts';
import { toast } from '../../app/toast/toast.ts';
import { whatsAppAddress } from '../../customers/index.ts';
import { textFor } from './lists.ts';
import type { ListedMember } from './useMembers.ts';
import { useMarkTold } from './useWriteMembers.ts';

interface Props {
  member: ListedMember;
  list: MemberList;
  /** Name of the shop, used in the message. */
  shop: string;
}

/** Opens WhatsApp with the list's message and marks it as sent; the day then replaces the button. */
export function MessageButton({ member, list, shop }: Props) {
  const { write } = useMarkTold();
  const { reload } = useReload();
  const { today } = useShopClock();
  const { id, name, mobile, period, toldOn } = member;
  if (toldOn != null) {
    return (
      <Box asChild color="fg.muted" whiteSpace="nowrap">
        <span>{formatMessage('members.sent', { day: formatDayNear(toldOn, today) })}</span>
      </Box>
    );
  }
  const address = whatsAppAddress(mobile, textFor(list, { name, shop, day: formatDay(period.endsOn) }));
  if (address === undefined) return false;
  const mark = async (): Promise<void> => {
    const outcome = await write({ key: newKey(), member: id, list });
    if (outcome.kind === 'saved') await reload();
    else toast.error(outcome.message);
  };
  const label = formatMessage('members.write', { name });
  return (
    <Button asChild variant="ghost" size="sm" px="0" aria-label={label} title={label}>
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        onClick={(event) => {
          event.stopPropagation();
          void mark();
        }}
      >
        <MessageCircle strokeWidth={1.75} aria-hidden />
      </a>
    </Button>
  );
}
