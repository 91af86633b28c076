import { MAP_VIEW, type RoutePoint } from '@galla/domain';
import { Map, ScaleControl, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
// A file of our own: the content security policy allows no worker that is made of a text.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

setWorkerUrl(workerUrl);

/** Where the map begins: at the point that is shown, else with India in view (spec 3 §9). */
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
    // Arrows step along the route; the buttons zoom.
    keyboard: false,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new ScaleControl({ maxWidth: 100 }), 'bottom-left');
  return map;
}
