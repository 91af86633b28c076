import { formatDay, formatMessage, type Stop } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { HStack } from '@chakra-ui/react/stack';
import { ShieldCheck } from 'lucide-react';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import { SummaryStrip } from '../../../ui/SummaryStrip.tsx';
import type { ShownRoute } from '../readRoute.ts';
import type { Playback } from '../player/usePlayback.ts';
import { lastedText } from './lasted.ts';
import { StopList } from './StopList.tsx';

interface Props {
  name: string;
  route: ShownRoute;
  stops: readonly Stop[];
  playback: Playback;
}

/** Kilometres with one decimal place. */
const kmText = (metres: number): string => formatMessage('map.km', { km: (metres / 1000).toFixed(1) });

/** The employee, distance and duration, and the stops. */
export function RoutePanel({ name, route, stops, playback }: Props) {
  const { points, distance, keptUntil } = route;
  const { time } = useShopClock();
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const passed = stops.filter(({ index }) => index <= playback.index).length;
  return (
    <Box display="flex" flexDirection="column" gap="4" minH="full">
      <Box>
        <Box asChild textStyle="title">
          <h2>{name}</h2>
        </Box>
        <Box color="fg.muted">
          {formatMessage('map.span', {
            from: time(first.at.toISOString()),
            until: time(last.at.toISOString()),
            lasted: lastedText(last.at.getTime() - first.at.getTime()),
          })}
        </Box>
      </Box>
      <SummaryStrip
        figures={[
          { label: formatMessage('map.distance'), figure: kmText(distance) },
          { label: formatMessage('map.points'), figure: points.length },
          { label: formatMessage('map.stops'), figure: stops.length },
        ]}
      />
      <Box layerStyle="section">
        <HStack justifyContent="space-between" mb="2">
          <Box asChild textStyle="section">
            <h3>{formatMessage('map.stops')}</h3>
          </Box>
          <Box color="fg.muted">{formatMessage('map.passed', { n: passed, count: stops.length })}</Box>
        </HStack>
        <StopList points={points} stops={stops} index={playback.index} onStop={playback.go} />
      </Box>
      <HStack
        mt="auto"
        pt="3"
        gap="2"
        borderTop="1px solid"
        borderColor="border"
        color="fg.muted"
        align="start"
      >
        <ShieldCheck size={18} strokeWidth={1.75} aria-hidden />
        <Box flex="1">{formatMessage('map.kept', { name, day: formatDay(keptUntil) })}</Box>
      </HStack>
    </Box>
  );
}
