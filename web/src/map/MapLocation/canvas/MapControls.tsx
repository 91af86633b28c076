import { formatMessage, type RoutePoint } from '@galla/domain';
import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { LocateFixed, Maximize, Minus, Plus } from 'lucide-react';
import { LngLatBounds, type Map } from 'maplibre-gl';
import { toast } from '../../../app/toast/toast.ts';
import { viewOf } from './openMap.ts';

interface Props {
  map: Map | undefined;
  points: readonly RoutePoint[];
}

/** Buttons to zoom, to show the whole route, and to go to the device's position. */
export function MapControls({ map, points }: Props) {
  if (!map) return null;
  const buttons = [
    { label: formatMessage('map.zoomIn'), icon: Plus, act: () => map.zoomIn() },
    { label: formatMessage('map.zoomOut'), icon: Minus, act: () => map.zoomOut() },
    { label: formatMessage('map.fit'), icon: Maximize, act: () => fit(map, points) },
    { label: formatMessage('map.here'), icon: LocateFixed, act: () => goHere(map, points) },
  ];
  return (
    <Box layerStyle="float" borderRadius="l2" display="flex" flexDirection="column">
      {buttons.map(({ label, icon: Icon, act }) => (
        <Button key={label} variant="plain" w="control" px="0" aria-label={label} onClick={act}>
          <Icon strokeWidth={1.75} aria-hidden />
        </Button>
      ))}
    </Box>
  );
}

/** Fits the whole route, with padding for the overlays; without a route, shows India. */
function fit(map: Map, points: readonly RoutePoint[]): void {
  if (points.length === 0) return void map.jumpTo(viewOf(undefined));
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of points) bounds.extend([longitude, latitude]);
  map.fitBounds(bounds, { padding: { top: 80, bottom: 120, left: 60, right: 80 }, maxZoom: 16 });
}

/** Goes to the device's position. If the browser refuses it, goes to the middle of the route (spec 3 §8). */
function goHere(map: Map, points: readonly RoutePoint[]): void {
  const refused = (): void => {
    if (points.length === 0) map.jumpTo(viewOf(undefined));
    toast.info(formatMessage('map.hereRefused'));
  };
  if (!('geolocation' in navigator)) return refused();
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => map.jumpTo({ center: [coords.longitude, coords.latitude], zoom: 13 }),
    refused,
    { timeout: 10_000 },
  );
}
