import { formatMessage, type RoutePoint } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { Mark } from './canvas/mark.ts';
import { canDraw } from './canDraw.ts';
import { StyleChoice } from './StyleChoice.tsx';
import { chosenStyle, useMapStyles } from './useMapStyles.ts';

// The library that draws maps is larger than all the rest of the product.
const RouteMap = lazyPart(() => import('./canvas/RouteMap.tsx'));

export interface MapPaneProps {
  points: readonly RoutePoint[];
  marks: readonly Mark[];
  index: number;
  /** The points are a route, with a player over the map; else places, each by itself. */
  isRoute: boolean;
  style: string;
  onStyle: (style: string) => void;
  onMark: (index: number) => void;
}

/** The map to the edges, or why there is none: the list beside it say the same in words. */
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
