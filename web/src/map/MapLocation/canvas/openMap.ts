import { MAP_VIEW, type RoutePoint } from '@galla/domain';
import { Map, ScaleControl, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
// A file of our own, because the content security policy forbids workers from blob URLs.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

setWorkerUrl(workerUrl);

/** Initial view: the current point, or else all of India (spec 3 §9). */
export const viewOf = (point: RoutePoint | undefined) => {
  const { longitude, latitude } = point ?? MAP_VIEW.centre;
  return {
    center: [longitude, latitude] as [number, number],
    zoom: point ? MAP_VIEW.zoomWithPoints : MAP_VIEW.zoomWithout,
  };
};

export function openMap(
  container: HTMLElement,
  style: StyleSpecification,
  point: RoutePoint | undefined,
): Map {
  const map = new Map({
    container,
    style,
    ...viewOf(point),
    maxZoom: 19,
    minZoom: 2,
    dragRotate: false,
    pitchWithRotate: false,
    attributionControl: { compact: true },
    // Arrow keys step along the route; zooming has its buttons.
    keyboard: false,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 100 }), 'bottom-left');
  return map;
}
