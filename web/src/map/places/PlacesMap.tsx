import type { RoutePoint } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import type { Mark } from '../MapLocation/canvas/mark.ts';

const MapPane = lazyPart(async () => ({ default: (await import('../MapLocation/MapPane.tsx')).MapPane }));

interface Props {
  points: readonly RoutePoint[];
  marks: readonly Mark[];
  /** The point that is chosen. */
  index: number;
  onMark: (index: number) => void;
}

/** Places on the map of employees, each by itself; it fills what it stands in. */
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
