import type { RoutePoint } from '@galla/domain';
import type { Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ColourMode } from '../../../app/colour/colourMode.ts';
import type { MapStyles, StyleKind } from '../useMapStyles.ts';
import { openMap } from './openMap.ts';
import { drawRoute } from './routeLayers.ts';
import { styleOf } from './styles.ts';

interface Drawn {
  container: RefObject<HTMLElement | null>;
  points: readonly RoutePoint[];
  index: number;
  /** Whether a line joins the points. */
  isRoute: boolean;
  kind: StyleKind;
  styles: MapStyles;
  mode: ColourMode;
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens the map in its container, and keeps on it what is shown; undefined until its style is loaded. */
export function useDrawing({
  container,
  points,
  index,
  isRoute,
  kind,
  styles,
  mode,
}: Drawn): Map | undefined {
  const [map, setMap] = useState<Map>();
  const begin = useEffectEvent((opened: Map) => {
    drawRoute(opened, points, index, isRoute);
    setMap(opened);
  });
  const first = useEffectEvent(() => points[index]);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    let opened: Map | undefined;
    let gone = false;
    const open = async (): Promise<void> => {
      const style = await styleOf(styles, kind, mode === 'dark');
      if (gone) return;
      const drawing = openMap(element, style, first());
      opened = drawing;
      drawing.once('load', () => begin(drawing));
    };
    void open();
    return () => {
      gone = true;
      setMap(undefined);
      opened?.remove();
    };
    // Another style, or the other colours, is another map: its base has other sources, and it keeps nothing but the place.
  }, [container, kind, styles, mode]);
  useEffect(() => {
    if (!map) return;
    drawRoute(map, points, index, isRoute);
    const now = points[index];
    // The map follows only where the point would leave it.
    if (!now || map.getBounds().contains([now.longitude, now.latitude])) return;
    const center: [number, number] = [now.longitude, now.latitude];
    if (calm()) map.jumpTo({ center });
    else map.panTo(center);
  }, [map, points, index, isRoute]);
  return map;
}
