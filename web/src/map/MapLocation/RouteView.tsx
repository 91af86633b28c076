import { formatDay, formatMessage, stopsOf, type Day } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { usePhone } from '../../ui/useWide.ts';
import { MapPane } from './MapPane.tsx';
import { Player } from './player/Player.tsx';
import { usePlayback } from './player/usePlayback.ts';
import { marksOf } from './stops/marksOf.ts';
import { RoutePanel } from './stops/RoutePanel.tsx';
import type { ShownRoute } from './readRoute.ts';

interface Props {
  name: string;
  day: Day;
  route: ShownRoute;
  style: string;
  onStyle: (style: string) => void;
}

/** The map with its player, and the stops beside it; on a phone the stops are a pull-up sheet. */
export function RouteView({ name, day, route, style, onStyle }: Props) {
  const { points } = route;
  const stops = useMemo(() => stopsOf(points), [points]);
  const marks = useMemo(() => marksOf(stops), [stops]);
  const playback = usePlayback(points.length, stops);
  const phone = usePhone();
  const [pulled, setPulled] = useState(false);
  const empty = points.length === 0;
  const panel = <RoutePanel name={name} route={route} stops={stops} playback={playback} />;
  return (
    <Box display="flex" flexDirection={{ base: 'column', md: 'row' }} flex="1" minH="0">
      <Box position="relative" flex="1" minW="0" minH="0" bg="bg.subtle" overflow="hidden">
        <MapPane
          points={points}
          isRoute
          marks={marks}
          index={playback.index}
          style={style}
          onStyle={onStyle}
          onMark={playback.go}
        />
        {empty && (
          <chakra.output
            display="block"
            layerStyle="float"
            position="absolute"
            insetX="4"
            top="50%"
            mx="auto"
            maxW="sheet"
            p="4"
            borderRadius="float"
            textAlign="center"
          >
            <Box textStyle="section">{formatMessage('map.offline')}</Box>
            <Box color="fg.muted">{formatMessage('map.offlineExplained', { name, day: formatDay(day) })}</Box>
          </chakra.output>
        )}
        {!empty && !phone && <Player points={points} stops={stops} playback={playback} />}
      </Box>
      {!empty && !phone && (
        <chakra.section
          w="column.summary"
          flexShrink="0"
          borderStart="1px solid"
          borderColor="border"
          overflowY="auto"
          tabIndex={0}
          aria-label={formatMessage('map.stops')}
          p="5"
        >
          {panel}
        </chakra.section>
      )}
      {!empty && phone && (
        <>
          {pulled && (
            <Box maxH="2/5" h="panel" overflowY="auto" p="4" borderTop="1px solid" borderColor="border">
              {panel}
            </Box>
          )}
          <Player
            points={points}
            stops={stops}
            playback={playback}
            sheet={{ pulled, onPull: () => setPulled((is) => !is) }}
          />
        </>
      )}
    </Box>
  );
}
