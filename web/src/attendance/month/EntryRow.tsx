import { formatDay, formatHours, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EntryRow_entry$key } from '../../__generated__/EntryRow_entry.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { Tag } from '../../ui/StatusTag.tsx';
import { CorrectDialog } from './CorrectDialog.tsx';
import { timesText } from './entryTexts.ts';

interface Props {
  entry: EntryRow_entry$key;
  corrects: { employee: string; name: string } | undefined;
  onChanged: () => void;
}

/** An entry with its hours, and an edit button for users who may correct it. */
export function EntryRow({ entry: key, corrects, onChanged }: Props) {
  const { id, day, inAt, outAt, minutes, state, version } = useFragment(
    graphql`
      fragment EntryRow_entry on AttendanceEntry {
        id
        day
        inAt
        outAt
        minutes
        state
        version
      }
    `,
    key,
  );
  const clock = useShopClock();
  const [correcting, setCorrecting] = useState(false);
  const times =
    state === 'IN'
      ? formatMessage('attendance.inSince', { time: clock.time(inAt) })
      : timesText({ inAt, outAt }, clock);
  const said = { day: formatDay(day), times };
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      gap="3"
      minH="row.list"
      borderBottom="1px solid"
      borderColor="border"
    >
      <li>
        <Box flex="1" minW="0">
          <Box textStyle="rowTitle">{formatDay(day)}</Box>
          <Box textStyle="second" color="fg.muted">
            {times}
          </Box>
        </Box>
        {minutes != null && <Box fontWeight="semibold">{formatHours(minutes)}</Box>}
        {state === 'FORGOTTEN' && <Tag tone="part">{formatMessage('attendance.state.FORGOTTEN')}</Tag>}
        {state === 'IN' && <Tag tone="paid">{formatMessage('attendance.state.IN')}</Tag>}
        {corrects && (
          <Button
            size="sm"
            variant="plain"
            aria-label={formatMessage('attendance.changeOf', said)}
            onClick={() => setCorrecting(true)}
          >
            <Pencil strokeWidth={1.75} aria-hidden />
          </Button>
        )}
        {corrects && correcting && (
          <CorrectDialog
            {...corrects}
            entry={{ id, inAt, outAt, version }}
            onSaved={onChanged}
            onClose={() => setCorrecting(false)}
          />
        )}
      </li>
    </Box>
  );
}
