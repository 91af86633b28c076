import { wallTime } from '../dates/clock.ts';
import { problem, type Problem } from '../refusals/problem.ts';
import { isOnGlobe, metresBetween, type Coordinates } from './place.ts';

/** A place where somebody was, and when. */
export interface RoutePoint extends Coordinates {
  at: Date;
}

export const POINT_LIMITS = {
  /** Metres between two points that are kept one after the other. */
  apart: 50,
  /** Milliseconds between two points that are kept: with it no day has more than 2,880. */
  gap: 30_000,
  /** Points that may be sent at a time. */
  batch: 200,
  /** Milliseconds by which the clock of a phone may be ahead of the server's. */
  ahead: 2 * 60_000,
  /** Milliseconds between two points that a phone takes. */
  every: 60_000,
} as const;

/** Milliseconds before and after a sale within which a point of its maker's route tells where it was made. */
export const SALE_NEAR = 10 * 60_000;

/** When points are taken, and for how long they stay. */
export interface SharingRules {
  /** Minutes after midnight on the shop's clock: from this one on … */
  from: number;
  /** … up to and without this one. */
  until: number;
  /** Days for which points are kept, the day they are of not counted. */
  days: number;
}

/** Until a shop sets other ones: 9:00 to 21:00, 90 days. */
export const SHARING_RULES: SharingRules = { from: 9 * 60, until: 21 * 60, days: 90 };

/** The most days for which points can be kept. */
export const MAX_LOCATION_DAYS = 365;

/** What is wrong with points that are sent at `now`: their number, or single ones, at fields such as `points.3.latitude`. */
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

/** Whether a point is of the future, beyond what the clocks of phones are wrong by. */
export const isAhead = ({ at }: RoutePoint, now: Date): boolean =>
  at.getTime() > now.getTime() + POINT_LIMITS.ahead;

/** Whether points are taken at an instant: in the working hours of the shop alone. */
export function isSharingTime(at: Date, { from, until }: SharingRules, zone: string): boolean {
  const { hour, minute } = wallTime(zone, at);
  const now = hour * 60 + minute;
  return now >= from && now < until;
}

/** The instant before which points are deleted. */
export const pointsKeptSince = (now: Date, { days }: SharingRules): Date =>
  new Date(now.getTime() - days * 86_400_000);

/**
 * Which of new points are kept beside those of the same person that are stored already: those at least 50 m from the
 * one before them in time, and half a minute after it. Stored ones stay, wherever they are.
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

/** In metres or in time, which bounds the points of a day. */
const isTooNear = (before: RoutePoint, point: RoutePoint): boolean =>
  point.at.getTime() - before.at.getTime() < POINT_LIMITS.gap ||
  metresBetween(before, point) < POINT_LIMITS.apart;

/** Points in the order of their times. */
export const routeOf = <P extends RoutePoint>(points: readonly P[]): P[] =>
  points.toSorted((one, other) => one.at.getTime() - other.at.getTime());

/** The working hours make a part of one day. */
export function checkSharingHours(from: number, until: number, field: string): Problem | undefined {
  return from < until ? undefined : problem(field, 'INVALID_INPUT', 'map.hoursInvalid');
}
