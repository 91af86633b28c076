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

/**
 * Bottom offset of the controls: clears the player, which has two rows on a tablet and is below the map on a
 * phone.
 */
const ABOVE_PLAYER = { base: '2', md: 'calc({spacing.24} + {spacing.12})', lg: '24' };

/** The drawn map with the route or places, their markers, and the current position. */
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
        {/* A wrapper, because the library's unlayered styles override those of its container. */}
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
