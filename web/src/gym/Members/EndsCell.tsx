import { daysBetween, formatCount, formatDay, formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { Member } from './useMembers.ts';

/** At most this many days left are shown in the colour of part payments. */
const SOON = 7;

/** The distance of the end: "in 4 days", "8 days ago". */
export function farText(endsOn: Day, today: Day): string {
  const days = daysBetween(today, endsOn);
  if (days === 0) return formatMessage('members.endsToday');
  return days > 0 ? formatCount('members.endsIn', days) : formatCount('members.ended', -days);
}

/** The last day and its distance, or the number of frozen days (picture 31). */
export function EndsCell({ period }: Pick<Member, 'period'>) {
  const { today } = useShopClock();
  const left = daysBetween(today, period.endsOn);
  const near = left < 0 ? 'due.fg' : left <= SOON ? 'part.fg' : 'fg.subtle';
  const isFrozen = period.frozenDays > 0 && left > SOON;
  return (
    <>
      <Box whiteSpace="nowrap">{formatDay(period.endsOn)}</Box>
      <Box textStyle="second" color={near} whiteSpace="nowrap">
        {isFrozen ? formatCount('members.frozenDays', period.frozenDays) : farText(period.endsOn, today)}
      </Box>
    </>
  );
}
