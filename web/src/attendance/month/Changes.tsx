import { formatDay, formatMessage } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { graphql, useFragment } from 'react-relay';
import type { Changes_month$key } from '../../__generated__/Changes_month.graphql.ts';
import { type ShopClock, useShopClock } from '../../app/clock/useShopClock.ts';
import { type Times, timesText } from './entryTexts.ts';

const textOf = ({ inAt, outAt }: Times, clock: ShopClock): string =>
  `${formatDay(clock.dayOf(inAt))}, ${timesText({ inAt, outAt }, clock)}`;

const changeText = (
  { before, after }: { before: Times | null | undefined; after: Times | null | undefined },
  clock: ShopClock,
): string => {
  const from = before ? textOf(before, clock) : '';
  const to = after ? textOf(after, clock) : '';
  if (!before) return formatMessage('attendance.trailAdded', { to });
  return after
    ? formatMessage('attendance.trailChanged', { from, to })
    : formatMessage('attendance.trailDeleted', { from });
};

/** Who corrected what, when and why; nothing if there are no corrections. */
export function Changes({ month }: { month: Changes_month$key }) {
  const { changes } = useFragment(
    graphql`
      fragment Changes_month on AttendanceMonth {
        changes {
          entryId
          at
          by
          reason
          before {
            inAt
            outAt
          }
          after {
            inAt
            outAt
          }
        }
      }
    `,
    month,
  );
  const clock = useShopClock();
  if (changes.length === 0) return null;
  return (
    <Box asChild layerStyle="section">
      <section aria-label={formatMessage('attendance.trail')}>
        <Box asChild textStyle="section">
          <h3>{formatMessage('attendance.trail')}</h3>
        </Box>
        <ul>
          {changes.map((change) => (
            <Box
              asChild
              key={`${change.entryId} ${change.at}`}
              py="2"
              borderBottom="1px solid"
              borderColor="border"
            >
              <li>
                <Box>{changeText({ before: change.before, after: change.after }, clock)}</Box>
                <Box textStyle="second" color="fg.muted">
                  {`${change.reason} · ${formatMessage('attendance.trailBy', {
                    name: change.by,
                    time: clock.dateTimeNear(change.at),
                  })}`}
                </Box>
              </li>
            </Box>
          ))}
        </ul>
      </section>
    </Box>
  );
}
