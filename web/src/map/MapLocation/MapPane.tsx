import { formatMessage, type RoutePoint, type Stop } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { canDraw } from './canDraw.ts';
import { StyleChoice } from './StyleChoice.tsx';
import { chosenStyle, useMapStyles } from './useMapStyles.ts';

// The library that draws maps is larger than all the rest of the product.
const RouteMap = lazyPart(() => import('./canvas/RouteMap.tsx'));

export interface MapPaneProps {
  points: readonly RoutePoint[];
  stops: readonly Stop[];
  index: number;
  style: string;
  onStyle: (style: string) => void;
  onStop: (index: number) => void;
}

/** The map to the edges, or why there is none: the stops beside it say the same in words. */
export function MapPane({ style, onStyle, ...route }: MapPaneProps) {
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
        <RouteMap {...route} kind={chosen} styles={styles} />
      </Suspense>
      <Box position="absolute" top="4" left="4" zIndex="bar">
        <StyleChoice styles={styles} value={chosen} onValue={onStyle} />
      </Box>
    </>
  );
}
