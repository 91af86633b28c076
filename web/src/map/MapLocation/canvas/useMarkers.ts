import type { RoutePoint } from '@galla/domain';
import { Marker, type Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CITIES } from './cities.ts';
import type { Mark } from './mark.ts';
import { cityElement, nowElement, markElement } from './markerElements.ts';

interface Marked {
  points: readonly RoutePoint[];
  marks: readonly Mark[];
  index: number;
  /**
   * A route fills all markers up to the current point and shows a dot there; separate places fill the
   * selected marker only.
   */
  isRoute: boolean;
  /** Time of the current point. */
  time: string;
  /** Whether to label cities, as on our own base map. */
  own: boolean;
  onMark: (index: number) => void;
}

/** The markers, the current point with its time, and the cities of our own base map. */
export function useMarkers(map: Map | undefined, marked: Marked): void {
  const { points, marks, index, isRoute, time, own } = marked;
  const press = useEffectEvent((at: number) => marked.onMark(at));
  useEffect(() => {
    if (!map || !own) return undefined;
    const cities = CITIES.map(([name, latitude, longitude]) =>
      new Marker({ element: cityElement(name), anchor: 'top' }).setLngLat([longitude, latitude]).addTo(map),
    );
    return () => cities.forEach((city) => city.remove());
  }, [map, own]);
  const last = marks.findLastIndex((mark) => mark.index <= index);
  const first = isRoute ? 0 : last;
  useEffect(() => {
    if (!map) return undefined;
    const drawn = marks.flatMap(({ index: at, label, number }, place) => {
      const point = points[at];
      if (!point) return [];
      const element = markElement({
        label,
        number,
        passed: place >= first && place <= last,
        onPress: () => press(at),
      });
      return new Marker({ element }).setLngLat([point.longitude, point.latitude]).addTo(map);
    });
    return () => drawn.forEach((one) => one.remove());
  }, [map, points, marks, first, last]);
  const now = useRef<Marker>(undefined);
  useEffect(() => {
    const point = points[index];
    if (!map || !point || !isRoute) return undefined;
    now.current = new Marker({ element: nowElement(time), anchor: 'center' })
      .setLngLat([point.longitude, point.latitude])
      .addTo(map);
    return () => void now.current?.remove();
  }, [map, points, index, isRoute, time]);
}
