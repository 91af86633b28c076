import { DOOR_LIMITS, formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { Clock } from 'lucide-react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { DoorList } from './doorList.ts';
import { EntryRows } from './EntryRows.tsx';

interface Props {
  list: DoorList;
  /** Number of entries not yet sent to the server. */
  waiting: number;
  /** The last request failed. */
  failed: boolean;
  /** Older than a door may rely on. */
  isOld: boolean;
}

/** Today's visits, newest first; the age of the list, and the entries waiting to be sent. */
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
