import { metresBetween } from './place.ts';
import type { RoutePoint } from './points.ts';

/** The length of a route in whole metres, in straight lines from point to point. */
export function routeMetres(route: readonly RoutePoint[]): number {
  let metres = 0;
  for (const [index, point] of route.entries()) {
    const before = route[index - 1];
    if (before) metres += metresBetween(before, point);
  }
  return Math.round(metres);
}

/** Minimum length of a stop, in milliseconds. */
export const STOP_LASTS = 10 * 60_000;

/** Kinds of stops in a route: its beginning, a stay, its end. */
export type StopKind = 'START' | 'STAY' | 'END';

/** A point of a route shown in the list of stops. */
export interface Stop {
  kind: StopKind;
  /** Index of the point in the route, from 0. */
  index: number;
  /** Milliseconds until the next point; 0 at the end. */
  stayed: number;
}

/**
 * The stops of a route: its first and last points, and every point followed by a pause of at least ten minutes.
 * Points are 50 m apart, so the employee stayed near it or shared nothing.
 * @param route points in the order of their times
 */
export function stopsOf(route: readonly RoutePoint[]): Stop[] {
  const last = route.length - 1;
  return route.flatMap(({ at }, index) => {
    const stayed = (route[index + 1]?.at.getTime() ?? at.getTime()) - at.getTime();
    if (index === 0) return { kind: 'START' as const, index, stayed };
    if (index === last) return { kind: 'END' as const, index, stayed };
    return stayed >= STOP_LASTS ? { kind: 'STAY' as const, index, stayed } : [];
  });
}

/** Milliseconds that the animation of a route stays at a point, at speed 1 (spec 3 §9). */
export const ROUTE_STEP = 800;

/** Speed factors of the animation. */
export const ROUTE_SPEEDS = [1, 2, 4] as const;

/** Initial view of a map (spec 3 §9): zoom 13 with points, else 5 centred on the middle of India. */
export const MAP_VIEW = {
  zoomWithPoints: 13,
  zoomWithout: 5,
  centre: { latitude: 20.59, longitude: 78.96 },
} as const;
