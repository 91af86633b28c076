import { formatCount, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { EntriesOfDay_day$key } from '../../../__generated__/EntriesOfDay_day.graphql.ts';
import { useLocalPages } from '../../../list/index.ts';
import { TableFoot } from '../../../ui/TableFoot.tsx';
import { EntryRows } from '../EntryRows.tsx';

/** Page size of entries. */
const PAGE_SIZE = 20;

/** Entries at the door on a day, newest first, and the number of visits. */
export function EntriesOfDay({ day }: { day: EntriesOfDay_day$key }) {
  const { entries, visits, refused } = useFragment(
    graphql`
      fragment EntriesOfDay_day on DoorDay {
        visits
        refused
        entries {
          entryId
          name
          date
          isIn
          note
        }
      }
    `,
    day,
  );
  const { rows, pagination } = useLocalPages(entries, PAGE_SIZE);
  return (
    <Box asChild borderTop="2px solid" borderColor="border.inverted" pt="2">
      <section aria-label={formatMessage('door.came')}>
        <HStack justify="space-between" minH="9" flexWrap="wrap">
          <Box asChild textStyle="section">
            <h2>{formatMessage('door.came')}</h2>
          </Box>
          <Box color="fg.muted">
            {[
              formatCount('door.visitsOf', visits),
              ...(refused > 0 ? [formatCount('door.refusedDay', refused)] : []),
            ].join(' · ')}
          </Box>
        </HStack>
        {entries.length === 0 && <Box color="fg.muted">{formatMessage('door.nobodyThen')}</Box>}
        <EntryRows
          entries={rows.map(({ entryId, name, date, isIn, note }) => ({ entryId, name, date, isIn, note }))}
        />
        {entries.length > PAGE_SIZE && <TableFoot {...pagination} />}
        {entries.length < visits + refused && (
          <Box color="fg.muted">{formatMessage('door.onlyLast', { n: entries.length })}</Box>
        )}
      </section>
    </Box>
  );
}
