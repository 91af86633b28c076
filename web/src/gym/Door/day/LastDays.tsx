import { DOOR_LIMITS, formatCount, formatDayNear, formatMessage, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { LastDays_day$key } from '../../../__generated__/LastDays_day.graphql.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { useLocalPages } from '../../../list/index.ts';
import { TableFoot } from '../../../ui/TableFoot.tsx';
import { BarRow } from '../BarRow.tsx';
import { doorAddress } from './address.ts';

interface Props {
  day: LastDays_day$key;
  /** The day on screen. */
  shown: Day;
  /** Global id of the branch; '' for all. */
  branch: string;
}

/** Page size: the last days fill three pages. */
const PAGE_SIZE = 10;

const DayLink = chakra(Link, {
  base: { w: 'cell.figure', flexShrink: '0', color: 'accent.fg', whiteSpace: 'nowrap', py: '1' },
});

/** Number of visits on each of the last days, latest first; each links to its day. */
export function LastDays({ day: key, shown, branch }: Props) {
  const { lastDays } = useFragment(
    graphql`
      fragment LastDays_day on DoorDay {
        lastDays {
          day
          visits
        }
      }
    `,
    key,
  );
  const { today } = useShopClock();
  const { rows, pagination } = useLocalPages(lastDays.toReversed(), PAGE_SIZE);
  const most = Math.max(...lastDays.map(({ visits }) => visits));
  const title = formatMessage('door.lastDays', { n: DOOR_LIMITS.lastDays });
  return (
    <Box asChild mt="6">
      <section aria-label={title}>
        <Box asChild textStyle="section" minH="9">
          <h2>{title}</h2>
        </Box>
        <ul>
          {rows.map(({ day, visits }) => (
            <BarRow key={day} visits={visits} most={most}>
              <DayLink
                to={doorAddress(day, { today, branch })}
                replace
                aria-current={day === shown ? 'date' : undefined}
                aria-label={formatMessage('door.visitsOn', {
                  day: formatDayNear(day, today),
                  visits: formatCount('door.visitsOf', visits),
                })}
              >
                {formatDayNear(day, today)}
              </DayLink>
            </BarRow>
          ))}
        </ul>
        <TableFoot {...pagination} />
      </section>
    </Box>
  );
}
