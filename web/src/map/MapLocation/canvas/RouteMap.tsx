import { formatMessage, type RoutePoint, type Stop } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import type { MapStyles, StyleKind } from '../useMapStyles.ts';
import { MapControls } from './MapControls.tsx';
import { useDrawing } from './useDrawing.ts';
import { useMarkers } from './useMarkers.ts';
import { isOwn } from './styles.ts';

interface Props {
  points: readonly RoutePoint[];
  stops: readonly Stop[];
  index: number;
  kind: StyleKind;
  styles: MapStyles;
  onStop: (index: number) => void;
}

/** The map that is drawn: the route, its stops, and where the animation stands. */
export default function RouteMap({ points, stops, index, kind, styles, onStop }: Props) {
  const container = useRef<HTMLElement>(null);
  const { time } = useShopClock();
  const map = useDrawing({ container, points, index, kind, styles });
  const now = points[index];
  useMarkers(map, {
    points,
    stops,
    index,
    time: now ? time(now.at.toISOString()) : '',
    own: isOwn(styles, kind),
    onStop,
  });
  return (
    <>
      <chakra.section
        ref={container}
        position="absolute"
        inset="0"
        aria-label={formatMessage('map.drawing')}
        css={{ '& .maplibregl-canvas': { outline: 'none' } }}
      />
      <Box position="absolute" top="4" right="4" zIndex="bar">
        <MapControls map={map} points={points} />
      </Box>
      {isOwn(styles, kind) && (
        <Box
          position="absolute"
          right="4"
          bottom="24"
          color="fg.muted"
          textStyle="second"
          pointerEvents="none"
        >
          {formatMessage('map.ownBase')}
        </Box>
      )}
    </>
  );
}
