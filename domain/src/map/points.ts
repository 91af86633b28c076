import { wallTime } from '../dates/clock.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { isOnGlobe, metresBetween, type Coordinates } from './place.ts';

/** A position of an employee and its time. */
export interface RoutePoint extends Coordinates {
  at: Date;
}

export const POINT_LIMITS = {
  /** Minimum metres between consecutive stored points. */
  apart: 50,
  /** Minimum milliseconds between stored points: limits a day to 2,880. */
  gap: 30_000,
  /** Maximum points per request. */
  batch: 200,
  /** Milliseconds by which a phone's clock may be ahead of the server's. */
  ahead: 2 * 60_000,
  /** Milliseconds between points that a phone records. */
  every: 60_000,
} as const;

/** Maximum milliseconds between a sale and a route point of the seller that locates it. */
export const SALE_NEAR = 10 * 60_000;

/** When points are recorded, and for how long they are kept. */
export interface SharingRules {
  /** Start of working hours, in minutes after midnight in the shop's zone, inclusive. */
  from: number;
  /** End of working hours, exclusive. */
  until: number;
  /** Days for which points are kept, not counting their own day. */
  days: number;
}

/** Defaults: 9:00 to 21:00, 90 days. */
export const SHARING_RULES: SharingRules = { from: 9 * 60, until: 21 * 60, days: 90 };

/** Maximum days for which points can be kept. */
export const MAX_LOCATION_DAYS = 365;

/** Problems with points sent at `now`: their number, or single points, at fields such as `points.3.latitude`. */
export function checkRoutePoints(points: readonly RoutePoint[], now: Date): Problem[] {
  if (points.length === 0) return [problem('points', 'INVALID_INPUT', 'map.pointsMissing')];
  if (points.length > POINT_LIMITS.batch)
    return [problem('points', 'INVALID_INPUT', 'map.tooManyPoints', { max: POINT_LIMITS.batch })];
  return points.flatMap((point, index) => {
    if (!isOnGlobe(point)) {
      const field = Math.abs(point.latitude) <= 90 ? 'longitude' : 'latitude';
      return problem(`points.${index}.${field}`, 'INVALID_INPUT', 'map.offGlobe');
    }
    return isAhead(point, now) ? problem(`points.${index}.at`, 'INVALID_INPUT', 'map.future') : [];
  });
}

/** Whether a point lies in the future, beyond the tolerated clock error of phones. */
export const isAhead = ({ at }: RoutePoint, now: Date): boolean =>
  at.getTime() > now.getTime() + POINT_LIMITS.ahead;

/** Whether points are accepted at an instant: only during the shop's working hours. */
export function isSharingTime(at: Date, { from, until }: SharingRules, zone: string): boolean {
  const { hour, minute } = wallTime(zone, at);
  const now = hour * 60 + minute;
  return now >= from && now < until;
}

/** The instant before which points are deleted. */
export const pointsKeptSince = (now: Date, { days }: SharingRules): Date =>
  new Date(now.getTime() - days * 86_400_000);

/**
 * Selects which new points to keep beside the employee's stored ones: those at least 50 m and half a minute from
 * the preceding point. Stored points always stay.
 */
export function pointsToKeep<P extends RoutePoint>(stored: readonly RoutePoint[], fresh: readonly P[]): P[] {
  const isNew = new Set<RoutePoint>(fresh);
  const kept: P[] = [];
  let before: RoutePoint | undefined;
  for (const point of routeOf<RoutePoint>([...stored, ...fresh])) {
    if (isNew.has(point)) {
      if (before && isTooNear(before, point)) continue;
      kept.push(point as P);
    }
    before = point;
  }
  return kept;
}

/** Too near in distance or in time; the latter limits the points of a day. */
const isTooNear = (before: RoutePoint, point: RoutePoint): boolean =>
  point.at.getTime() - before.at.getTime() < POINT_LIMITS.gap ||
  metresBetween(before, point) < POINT_LIMITS.apart;

/** Points in the order of their times. */
export const routeOf = <P extends RoutePoint>(points: readonly P[]): P[] =>
  points.toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** Working hours lie within one day. */
export function checkSharingHours(from: number, until: number, field: string): Problem | undefined {
  return from < until ? undefined : problem(field, 'INVALID_INPUT', 'map.hoursInvalid');
}
