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
  /** Whether a line connects the points. */
  isRoute: boolean;
  kind: StyleKind;
  styles: MapStyles;
  mode: ColourMode;
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Creates the map in its container, and keeps it in sync with the props; undefined until its style is loaded.
 */
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
    // A change of style or colour mode creates a new map, because the base has other sources; only the view
    // is kept.
  }, [container, kind, styles, mode]);
  useEffect(() => {
    if (!map) return;
    drawRoute(map, points, index, isRoute);
    const now = points[index];
    // Pans only if the point is outside the view.
    if (!now || map.getBounds().contains([now.longitude, now.latitude])) return;
    const center: [number, number] = [now.longitude, now.latitude];
    if (calm()) map.jumpTo({ center });
    else map.panTo(center);
  }, [map, points, index, isRoute]);
  return map;
}
