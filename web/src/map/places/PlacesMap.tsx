import type { RoutePoint } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { Mark } from '../MapLocation/canvas/mark.ts';

const MapPane = lazyPart(async () => ({ default: (await import('../MapLocation/MapPane.tsx')).MapPane }));

interface Props {
  points: readonly RoutePoint[];
  marks: readonly Mark[];
  /** Index of the selected point. */
  index: number;
  onMark: (index: number) => void;
}

/** Separate places on the map used for routes; fills its container. */
export function PlacesMap(places: Props) {
  const [style, setStyle] = useState('');
  return (
    <Box position="relative" w="full" h="full" bg="bg.subtle" overflow="hidden">
      <Suspense fallback={null}>
        <MapPane {...places} isRoute={false} style={style} onStyle={setStyle} />
      </Suspense>
    </Box>
  );
}
