import { DOOR_LIMITS, formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Clock } from 'lucide-react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { DoorList } from './doorList.ts';
import { EntryRows } from './EntryRows.tsx';

interface Props {
  list: DoorList;
  /** Entries that the server does not have. */
  waiting: number;
  /** The last question was not answered. */
  failed: boolean;
  /** Older than a door may go by. */
  isOld: boolean;
}

/** Who came today, the newest first; how old the list is, and what waits to be sent. */
export function Visits({ list, waiting, failed, isOld }: Props) {
  const { time } = useShopClock();
  const { entries, visitsToday, asOf } = list;
  return (
    <Box asChild borderTop="2px solid" borderColor="border.inverted" pt="2">
      <section aria-label={formatMessage('door.came')}>
        <HStack justify="space-between" minH="9">
          <Box asChild textStyle="section">
            <h2>{formatMessage('door.came')}</h2>
          </Box>
          <Box color="fg.muted">{formatCount('door.visits', visitsToday)}</Box>
        </HStack>
        {entries.length === 0 && <Box color="fg.muted">{formatMessage('door.nobodyYet')}</Box>}
        <EntryRows entries={entries} />
        {(failed || waiting > 0) && (
          <HStack as="output" gap="2" mt="3" color={isOld ? 'due.fg' : 'fg.muted'} alignItems="flex-start">
            <Clock size={20} strokeWidth={1.75} aria-hidden />
            <Box>
              {[
                formatMessage('door.listOf', { time: time(asOf) }),
                isOld ? formatMessage('door.listOld', { n: DOOR_LIMITS.hours }) : undefined,
                waiting > 0 ? formatCount('door.waiting', waiting) : undefined,
              ]
                .filter((one) => one !== undefined)
                .join(' ')}
            </Box>
          </HStack>
        )}
      </section>
    </Box>
  );
}
