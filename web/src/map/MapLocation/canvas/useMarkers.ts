import type { RoutePoint, Stop } from '@galla/domain';
import { Marker, type Map } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { stopName } from '../stops/stopName.ts';
import { CITIES } from './cities.ts';
import { cityElement, nowElement, stopElement } from './markerElements.ts';

interface Marked {
  points: readonly RoutePoint[];
  stops: readonly Stop[];
  index: number;
  /** The time at which the animation stands. */
  time: string;
  /** The own base map names its cities. */
  own: boolean;
  onStop: (index: number) => void;
}

/** The stops, the place of now with its time, and on the own base map the cities. */
export function useMarkers(map: Map | undefined, marked: Marked): void {
  const { points, stops, index, time, own } = marked;
  const press = useEffectEvent((at: number) => marked.onStop(at));
  useEffect(() => {
    if (!map || !own) return undefined;
    const cities = CITIES.map(([name, latitude, longitude]) =>
      new Marker({ element: cityElement(name), anchor: 'top' }).setLngLat([longitude, latitude]).addTo(map),
    );
    return () => cities.forEach((city) => city.remove());
  }, [map, own]);
  const passed = stops.filter((stop) => stop.index <= index).length;
  useEffect(() => {
    if (!map) return undefined;
    const marks = stops.flatMap((stop, place) => {
      const point = points[stop.index];
      if (!point) return [];
      const element = stopElement({
        label: stopName(stop, place),
        number: stop.kind === 'STAY' ? String(place) : '',
        passed: place < passed,
        onPress: () => press(stop.index),
      });
      return new Marker({ element }).setLngLat([point.longitude, point.latitude]).addTo(map);
    });
    return () => marks.forEach((mark) => mark.remove());
  }, [map, points, stops, passed]);
  const now = useRef<Marker>(undefined);
  useEffect(() => {
    const point = points[index];
    if (!map || !point) return undefined;
    now.current = new Marker({ element: nowElement(time), anchor: 'center' })
      .setLngLat([point.longitude, point.latitude])
      .addTo(map);
    return () => void now.current?.remove();
  }, [map, points, index, time]);
}
