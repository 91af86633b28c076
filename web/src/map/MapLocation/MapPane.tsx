import { formatMessage, type RoutePoint } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { Mark } from './canvas/mark.ts';
import { canDraw } from './canDraw.ts';
import { StyleChoice } from './StyleChoice.tsx';
import { chosenStyle, useMapStyles } from './useMapStyles.ts';

// The map library is larger than the rest of the app.
const RouteMap = lazyPart(() => import('./canvas/RouteMap.tsx'));

export interface MapPaneProps {
  points: readonly RoutePoint[];
  marks: readonly Mark[];
  index: number;
  /** Whether the points are a route, with a player above the map, or separate places. */
  isRoute: boolean;
  style: string;
  onStyle: (style: string) => void;
  onMark: (index: number) => void;
}

/** The map, or why it can't be drawn; the list beside it has the same information as text. */
export function MapPane({ style, onStyle, ...drawn }: MapPaneProps) {
  const styles = useMapStyles();
  if (!canDraw())
    return (
      <chakra.output display="block" p="6" color="fg.muted" maxW="reading">
        {formatMessage('map.noDrawing')}
      </chakra.output>
    );
  if (!styles) return null;
  const chosen = chosenStyle(styles, style);
  return (
    <>
      <Suspense fallback={null}>
        <RouteMap {...drawn} kind={chosen} styles={styles} />
      </Suspense>
      <Box position="absolute" top="4" left="4" zIndex="bar">
        <StyleChoice styles={styles} value={chosen} onValue={onStyle} />
      </Box>
    </>
  );
}
