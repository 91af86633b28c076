import { formatMessage, type RoutePoint } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { useColourMode } from '../../../app/colour/useColourMode.ts';
import { useShopClock } from '../../../app/clock/useShopClock.ts';
import type { MapStyles, StyleKind } from '../useMapStyles.ts';
import type { Mark } from './mark.ts';
import { MapControls } from './MapControls.tsx';
import { useDrawing } from './useDrawing.ts';
import { useMarkers } from './useMarkers.ts';
import { isOwn } from './styles.ts';

interface Props {
  points: readonly RoutePoint[];
  marks: readonly Mark[];
  index: number;
  isRoute: boolean;
  kind: StyleKind;
  styles: MapStyles;
  onMark: (index: number) => void;
}

/** The player floats over the map; in two rows on a tablet, and on a phone below it. */
const ABOVE_PLAYER = { base: '2', md: 'calc({spacing.24} + {spacing.12})', lg: '24' };

/** The map that is drawn: the route or the places, their marks, and the one of now. */
export default function RouteMap({ points, marks, index, isRoute, kind, styles, onMark }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const { time } = useShopClock();
  const [mode] = useColourMode();
  const map = useDrawing({ container, points, index, isRoute, kind, styles, mode });
  const now = points[index];
  useMarkers(map, {
    points,
    marks,
    index,
    isRoute,
    time: now ? time(now.at.toISOString()) : '',
    own: isOwn(styles, kind),
    onMark,
  });
  return (
    <>
      <chakra.section
        position="absolute"
        inset="0"
        aria-label={formatMessage('map.drawing')}
        css={{
          '& .maplibregl-canvas': { outline: 'none' },
          ...(isRoute && {
            '& .maplibregl-ctrl-bottom-left, & .maplibregl-ctrl-bottom-right': { bottom: ABOVE_PLAYER },
          }),
        }}
      >
        {/* The library's own style, which is in no layer and so wins, positions what it draws in. */}
        <Box ref={container} w="full" h="full" />
      </chakra.section>
      <Box position="absolute" top="4" right="4" zIndex="bar">
        <MapControls map={map} points={points} />
      </Box>
      {isOwn(styles, kind) && (
        <Box
          position="absolute"
          left={{ base: '2.5', md: 'auto' }}
          right={{ md: '4' }}
          bottom={isRoute ? { ...ABOVE_PLAYER, base: '12' } : '12'}
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
