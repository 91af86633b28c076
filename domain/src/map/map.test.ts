import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkRoutePoints,
  checkSharingHours,
  isSharingTime,
  metresBetween,
  POINT_LIMITS,
  pointsKeptSince,
  pointsToKeep,
  routeMetres,
  SHARING_RULES,
  STOP_LASTS,
  stopsOf,
  type RoutePoint,
} from './index.ts';

const NOW = new Date('2026-11-20T06:30:00Z');
const JAIPUR = { latitude: 26.9124, longitude: 75.7873 };
const MINUTE = 60_000;

/** A point some minutes after nine and some metres north of the shop. */
const point = (minutes: number, metres: number): RoutePoint => ({
  at: new Date(NOW.getTime() - 3 * 60 * MINUTE + minutes * MINUTE),
  latitude: JAIPUR.latitude + metres / 111_195,
  longitude: JAIPUR.longitude,
});

const places = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

test('distances: a degree of the equator, Jaipur to Delhi, and the way round the globe', () => {
  expect(metresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111_195, 0);
  expect(metresBetween(JAIPUR, { latitude: 28.6139, longitude: 77.209 }) / 1_000).toBeCloseTo(235.29, 2);
  fc.assert(
    fc.property(places, places, (one, other) => {
      const metres = metresBetween(one, other);
      expect(metres).toBeGreaterThanOrEqual(0);
      expect(metres).toBeLessThanOrEqual(20_015_115);
      expect(metresBetween(other, one)).toBeCloseTo(metres, 3);
      expect(metresBetween(one, one)).toBe(0);
    }),
  );
});

const problemsOf = (points: readonly RoutePoint[]) =>
  checkRoutePoints(points, NOW).map(({ field, message }) => [field, message]);

test('points on the globe, of now and of before, are taken', () => {
  fc.assert(
    fc.property(fc.array(places, { minLength: 1, maxLength: 200 }), fc.nat(), (some, ago) => {
      const points = some.map((place) => ({ ...place, at: new Date(NOW.getTime() - ago) }));
      expect(checkRoutePoints(points, NOW)).toEqual([]);
    }),
  );
});

test('none, too many, off the globe, of the future: each is told at its field', () => {
  expect(problemsOf([])).toEqual([['points', 'No points were sent.']]);
  const many = Array.from({ length: 10_000 }, () => point(0, 0));
  expect(problemsOf(many)).toEqual([['points', 'At most 200 points at a time.']]);
  expect(
    problemsOf([
      point(0, 0),
      { ...JAIPUR, latitude: 90.1, at: NOW },
      { ...JAIPUR, longitude: -180.1, at: NOW },
      { ...JAIPUR, latitude: Number.NaN, at: NOW },
      { ...JAIPUR, at: new Date(NOW.getTime() + POINT_LIMITS.ahead) },
      { ...JAIPUR, at: new Date(NOW.getTime() + POINT_LIMITS.ahead + 1) },
    ]),
  ).toEqual([
    ['points.1.latitude', 'There is no such place.'],
    ['points.2.longitude', 'There is no such place.'],
    ['points.3.latitude', 'There is no such place.'],
    ['points.5.at', 'This point is in the future.'],
  ]);
});

const isTaken = (text: string, zone = 'Asia/Kolkata') => isSharingTime(new Date(text), SHARING_RULES, zone);

test("points are taken in the working hours, on the shop's clock", () => {
  expect(isTaken('2026-11-20T03:29:59Z')).toBe(false);
  expect(isTaken('2026-11-20T03:30:00Z')).toBe(true);
  expect(isTaken('2026-11-20T15:29:59Z')).toBe(true);
  expect(isTaken('2026-11-20T15:30:00Z')).toBe(false);
  expect(isTaken('2026-11-20T03:30:00Z', 'Europe/London')).toBe(false);
  expect(checkSharingHours(540, 1_260, 'until')).toBeUndefined();
  expect(checkSharingHours(540, 540, 'until')).toMatchObject({ message: 'The end comes after the start.' });
});

test('points are kept for the days of the setting', () => {
  expect(pointsKeptSince(NOW, SHARING_RULES).toISOString()).toBe('2026-08-22T06:30:00.000Z');
});

test('a point less than 50 m from the one before it is left out, whenever it comes', () => {
  const stored = [point(0, 0), point(10, 200)];
  const fresh = [point(12, 400), point(1, 30), point(5, 100), point(11, 230)];
  expect(pointsToKeep(stored, fresh)).toEqual([point(5, 100), point(12, 400)]);
});

test('of any points those that are kept are 50 m apart, and sending them again keeps none', () => {
  const walks = fc.array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 2_000 })), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(walks, (steps) => {
      const kept = pointsToKeep(
        [],
        steps.map(([minutes, metres]) => point(minutes, metres)),
      );
      for (const [index, one] of kept.entries()) {
        const before = kept[index - 1];
        if (!before) continue;
        expect(metresBetween(before, one)).toBeGreaterThanOrEqual(POINT_LIMITS.apart);
        expect(one.at.getTime() - before.at.getTime()).toBeGreaterThanOrEqual(POINT_LIMITS.gap);
      }
      expect(
        pointsToKeep(
          kept,
          kept.map((one) => ({ ...one })),
        ),
      ).toEqual([]);
    }),
  );
});

test('a route is as long as its parts', () => {
  expect(routeMetres([])).toBe(0);
  expect(routeMetres([point(0, 0)])).toBe(0);
  expect(routeMetres([point(0, 0), point(1, 300), point(2, 100)])).toBe(500);
});

test('stops: the first point, where somebody stayed for ten minutes, the last point', () => {
  expect(stopsOf([])).toEqual([]);
  expect(stopsOf([point(0, 0)])).toEqual([{ kind: 'START', index: 0, stayed: 0 }]);
  const route = [point(0, 0), point(1, 100), point(11, 200), point(20, 300), point(21, 400)];
  expect(stopsOf(route)).toEqual([
    { kind: 'START', index: 0, stayed: MINUTE },
    { kind: 'STAY', index: 1, stayed: STOP_LASTS },
    { kind: 'END', index: 4, stayed: 0 },
  ]);
});
