import { formatMessage, type RoutePoint, type Stop } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { lastedText } from './lasted.ts';
import { stopName } from './stopName.ts';

interface Props {
  points: readonly RoutePoint[];
  stops: readonly Stop[];
  /** Index of the current point. */
  index: number;
  onStop: (index: number) => void;
}

/** The stops in order; pressing one moves the map there. */
export const StopList = ({ points, stops, index, onStop }: Props) => (
  <chakra.ol listStyleType="none" m="0" p="0">
    {stops.map((stop, place) => (
      <li key={stop.index}>
        <StopRow
          stop={stop}
          place={place}
          at={points[stop.index]?.at}
          passed={stop.index <= index}
          current={stop.index === currentOf(stops, index)}
          onPress={() => onStop(stop.index)}
        />
      </li>
    ))}
  </chakra.ol>
);

/** Index of the last stop reached. */
const currentOf = (stops: readonly Stop[], index: number): number =>
  stops.findLast((stop) => stop.index <= index)?.index ?? 0;

interface RowProps {
  stop: Stop;
  place: number;
  at: Date | undefined;
  passed: boolean;
  current: boolean;
  onPress: () => void;
}

function StopRow({ stop, place, at, passed, current, onPress }: RowProps) {
  const { time } = useShopClock();
  const when = at ? time(at.toISOString()) : '';
  return (
    <chakra.button
      type="button"
      display="flex"
      gap="3"
      alignItems="center"
      w="full"
      minH="row.tall"
      px="2"
      textAlign="start"
      cursor="button"
      borderRadius="l2"
      aria-current={current ? 'step' : undefined}
      bg={current ? 'accent.subtle' : undefined}
      _hover={{ bg: 'bg.muted' }}
      onClick={onPress}
    >
      <Box
        boxSize="6"
        flexShrink="0"
        display="grid"
        placeItems="center"
        borderRadius="full"
        border="2px solid"
        borderColor="accent.solid"
        bg={passed ? 'accent.solid' : 'bg'}
        color={passed ? 'accent.contrast' : 'accent.fg'}
        textStyle="second"
        aria-hidden
      >
        {stop.kind === 'STAY' ? place : ''}
      </Box>
      <Box minW="0">
        <Box textStyle="rowTitle">{stopName(stop, place)}</Box>
        <Box color="fg.muted" textStyle="second">
          {stop.kind === 'STAY'
            ? formatMessage('map.stayed', { time: when, lasted: lastedText(stop.stayed) })
            : when}
        </Box>
      </Box>
    </chakra.button>
  );
}
