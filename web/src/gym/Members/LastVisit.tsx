import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { OneLine } from '../../ui/OneLine.tsx';
import { farText } from './EndsCell.tsx';
import type { Member } from './useMembers.ts';

/** The day of the member's last visit, and how long ago it was. */
export function LastVisit({ lastVisit }: Pick<Member, 'lastVisit'>) {
  const { today, dayOf } = useShopClock();
  if (lastVisit === undefined) return <OneLine>{formatMessage('members.neverCame')}</OneLine>;
  const day = dayOf(lastVisit);
  return (
    <>
      <OneLine>{formatDay(day)}</OneLine>
      <Box textStyle="second" color="fg.subtle" whiteSpace="nowrap">
        {farText(day, today)}
      </Box>
    </>
  );
}
