import { metresBetween } from './place.ts';
import type { RoutePoint } from './points.ts';

/** The length of a route in whole metres, from point to point in straight lines. */
export function routeMetres(route: readonly RoutePoint[]): number {
  let metres = 0;
  for (const [index, point] of route.entries()) {
    const before = route[index - 1];
    if (before) metres += metresBetween(before, point);
  }
  return Math.round(metres);
}

/** How long somebody stays for it to be a stop, in milliseconds. */
export const STOP_LASTS = 10 * 60_000;

/** What a stop of a route is: where it begins, where the person stayed, where it ends. */
export type StopKind = 'START' | 'STAY' | 'END';

/** A point of a route that a list of stops shows. */
export interface Stop {
  kind: StopKind;
  /** Which point of the route it is, from 0. */
  index: number;
  /** Milliseconds until the next point; 0 at the end. */
  stayed: number;
}

/**
 * The stops of a route: its first and its last point, and every one after which nothing came for ten minutes - points
 * are 50 m apart, so the person was near it all the while, or shared nothing.
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

/** Milliseconds for which the animation of a route stands at a point, at speed 1 (spec 3 §9). */
export const ROUTE_STEP = 800;

/** How many times faster an animation can run. */
export const ROUTE_SPEEDS = [1, 2, 4] as const;

/** What a map shows (spec 3 §9): zoom 13 with points, else 5 with the middle of India at its centre. */
export const MAP_VIEW = {
  zoomWithPoints: 13,
  zoomWithout: 5,
  centre: { latitude: 20.59, longitude: 78.96 },
} as const;
