import { formatCount, formatMessage, isDay, piecesOver } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { TriangleAlert } from 'lucide-react';
import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DayLoadQuery } from '../../../__generated__/DayLoadQuery.graphql.ts';
import { Boundary } from '../../../ui/Boundary.tsx';

interface Props {
  /** The delivery day as entered. Nothing is shown while it is '' or not a valid day. */
  day: string;
  /** Number of pieces of the order being entered. */
  pieces: number;
  /** Global id of the order being edited; its own pieces are not counted twice. */
  except: string | undefined;
}

/**
 * Shown at the delivery day: its current load, with a warning above the shop's daily number. It is only
 * advice, so nothing is shown if it fails to load.
 */
export const DayLoad = ({ day, ...rest }: Props) =>
  isDay(day) && (
    <Boundary attempt={day} renderFailed={() => null}>
      <Suspense fallback={null}>
        <Load day={day} {...rest} />
      </Suspense>
    </Boundary>
  );

function Load({ day, pieces, except }: Props) {
  const { viewer } = useLazyLoadQuery<DayLoadQuery>(
    graphql`
      query DayLoadQuery($day: Date!, $except: ID) {
        viewer {
          tenant {
            dayLoad(day: $day, except: $except) @catch(to: NULL) {
              pieces
              dailyPieces
            }
          }
        }
      }
    `,
    { day, ...(except !== undefined && { except }) },
    // Other users may take orders for the same day.
    { fetchPolicy: 'store-and-network' },
  );
  const load = viewer?.tenant?.dayLoad;
  if (load == null) return null;
  const daily = load.dailyPieces ?? null;
  const over = piecesOver(load.pieces + pieces, daily);
  if (daily !== null && over > 0) {
    return (
      <Box aria-live="polite" display="flex" gap="2" mt="1.5" color="part.fg" textStyle="second">
        <Box flexShrink="0" mt="0.5">
          <TriangleAlert size={16} strokeWidth={2} aria-hidden />
        </Box>
        {formatMessage('due.dayOver', { n: load.pieces + pieces, over, daily })}
      </Box>
    );
  }
  return (
    <Box aria-live="polite" mt="1.5" color="fg.subtle" textStyle="second">
      {load.pieces === 0
        ? formatMessage('due.dayFree')
        : daily === null
          ? formatCount('due.dayLoad', load.pieces)
          : formatCount('due.dayLoadOf', load.pieces, { daily })}
    </Box>
  );
}
