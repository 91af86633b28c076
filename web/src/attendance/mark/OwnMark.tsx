import { formatDay, formatHours, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { graphql, useFragment } from 'react-relay';
import type { OwnMark_attendance$key } from '../../__generated__/OwnMark_attendance.graphql.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { useReload } from '../../app/router/useReasked.ts';
import { MarkButton } from './MarkButton.tsx';

/**
 * Whether the user is in and since when, with the button that changes it, and a notice of a forgotten out.
 */
export function OwnMark({ attendance }: { attendance: OwnMark_attendance$key }) {
  const { employeeId, now } = useFragment(
    graphql`
      fragment OwnMark_attendance on Attendance {
        employeeId
        now: month {
          present {
            inAt
          }
          forgotten {
            day
          }
          entries {
            day
            minutes
          }
        }
      }
    `,
    attendance,
  );
  const { today, time } = useShopClock();
  const { reload } = useReload();
  const { present, forgotten, entries } = now;
  const minutes = entries.filter(({ day }) => day === today).map((entry) => entry.minutes ?? 0);
  const worked = minutes.reduce((sum, one) => sum + one, 0);
  const state = present ? formatMessage('attendance.inSince', { time: time(present.inAt) }) : undefined;
  return (
    <Box display="grid" gap="3">
      <HStack gap="4" flexWrap="wrap" justify="space-between">
        <Box textStyle="rowTitle" aria-live="polite">
          {state ?? formatMessage(minutes.length === 0 ? 'attendance.noneToday' : 'attendance.state.OUT')}
          {worked > 0 && (
            <Box as="span" color="fg.muted" ms="2">
              {formatHours(worked)}
            </Box>
          )}
        </Box>
        <MarkButton employee={employeeId} since={present?.inAt} size="lg" onMarked={() => void reload()} />
      </HStack>
      {forgotten && (
        <Box textStyle="second" color="part.fg" bg="part.subtle" borderRadius="l2" px="3" py="2">
          <strong>{formatMessage('attendance.forgotten', { day: formatDay(forgotten.day) })}</strong>{' '}
          {formatMessage('attendance.forgottenExplained')}
        </Box>
      )}
    </Box>
  );
}
