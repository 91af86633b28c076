import type { RoutePoint } from '@galla/domain';
import type { GeoJSONSource, LayerSpecification, Map, SourceSpecification } from 'maplibre-gl';

const EMPTY = { type: 'FeatureCollection' as const, features: [] };

/** The travelled part of the route, the rest of it, and its points. */
export const routeSources: Record<string, SourceSpecification> = {
  gone: { type: 'geojson', data: EMPTY },
  rest: { type: 'geojson', data: EMPTY },
  points: { type: 'geojson', data: EMPTY },
};

/** The travelled part is solid and the rest dotted, so that colour is not the only cue. */
export function routeLayers(dark: boolean): LayerSpecification[] {
  const line = dark ? '#74C5DC' : '#0B5A75';
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    {
      id: 'rest',
      type: 'line',
      source: 'rest',
      layout: round,
      paint: { 'line-color': line, 'line-width': 4, 'line-opacity': 0.7, 'line-dasharray': [0.1, 1.8] },
    },
    {
      id: 'gone',
      type: 'line',
      source: 'gone',
      layout: round,
      paint: { 'line-color': line, 'line-width': 5 },
    },
    {
      id: 'points',
      type: 'circle',
      source: 'points',
      paint: {
        'circle-radius': 2.5,
        'circle-color': dark ? '#04222C' : '#FFFFFF',
        'circle-stroke-color': line,
        'circle-stroke-width': 1,
      },
    },
  ];
}

const coordinates = ({ longitude, latitude }: RoutePoint): [number, number] => [longitude, latitude];

const lineOf = (points: readonly RoutePoint[]) => ({
  type: 'Feature' as const,
  properties: {},
  geometry: { type: 'LineString' as const, coordinates: points.map(coordinates) },
});

/** Draws a route up to an index; separate places have no line. */
export function drawRoute(map: Map, points: readonly RoutePoint[], index: number, isRoute: boolean): void {
  const put = (id: string, part: readonly RoutePoint[]): void =>
    void map.getSource<GeoJSONSource>(id)?.setData(part.length < 2 || !isRoute ? EMPTY : lineOf(part));
  put('gone', points.slice(0, index + 1));
  put('rest', points.slice(index));
  void map.getSource<GeoJSONSource>('points')?.setData({
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiPoint', coordinates: points.map(coordinates) },
  });
}
