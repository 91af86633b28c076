import { formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { CircleCheck, CircleX } from 'lucide-react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { KnownEntry } from './doorList.ts';

type Entry = Pick<KnownEntry, 'entryId' | 'name' | 'date' | 'isIn' | 'note'>;

const nameOf = ({ name, isIn, note }: Entry): string =>
  isIn
    ? [name, ...(note == null ? [] : [formatMessage('door.withNote', { note })])].join(', ')
    : formatMessage('door.refused', { name });

/** The entries at the door: who, whether let in, and when. */
export function EntryRows({ entries }: { entries: readonly Entry[] }) {
  const { time } = useShopClock();
  return (
    <ul>
      {entries.map((entry) => (
        <HStack
          key={entry.entryId}
          asChild
          gap="3"
          minH="row.tall"
          borderBottom="1px solid"
          borderColor="border"
        >
          <li>
            <Box color={entry.isIn ? 'paid.fg' : 'due.fg'} flexShrink="0">
              {entry.isIn ? (
                <CircleCheck strokeWidth={1.75} aria-hidden />
              ) : (
                <CircleX strokeWidth={1.75} aria-hidden />
              )}
            </Box>
            <Box flex="1" minW="0" overflowWrap="anywhere">
              {nameOf(entry)}
            </Box>
            <Box color="fg.muted" whiteSpace="nowrap">
              {time(entry.date)}
            </Box>
          </li>
        </HStack>
      ))}
    </ul>
  );
}
