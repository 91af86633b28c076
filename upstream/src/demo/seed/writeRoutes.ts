import { addDays, dayIn, DEFAULT_ZONE, instantOf, pointsToKeep, type Day } from '@galla/domain';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { insertRows } from './insertRows.ts';

/** Locations of the demo shops, in degrees. */
const CITIES: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  Ahmedabad: [23.0225, 72.5714],
  Jaipur: [26.9239, 75.8267],
  Coimbatore: [11.0168, 76.9558],
  Pune: [18.5204, 73.8567],
  Lucknow: [26.8467, 80.9462],
  Bengaluru: [12.9716, 77.5946],
  Indore: [22.7196, 75.8577],
};

/**
 * The corners of a round: minutes after ten o'clock, metres north and east of the shop. A longer time between two
 * corners is a stop.
 */
const ROUND: readonly (readonly [minute: number, north: number, east: number])[] = [
  [0, 0, 0],
  [14, -900, -300],
  [30, -950, -2_100],
  [52, -1_000, -2_150],
  [70, -2_600, -2_300],
  [96, -2_650, -2_250],
  [118, -2_750, 300],
  [140, -2_700, 350],
  [156, -1_500, 900],
  [170, -1_450, 950],
  [190, 0, 0],
];

const METRES_PER_DEGREE = 111_195;

/** A point per minute along the round. */
function roundOf(day: Day, [latitude, longitude]: readonly [number, number]) {
  const east = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  const steps = ROUND.slice(1).flatMap(([until, toNorth, toEast], place) => {
    const [from, fromNorth, fromEast] = ROUND[place] ?? [0, 0, 0];
    const minutes = Array.from({ length: until - from }, (_, at) => at);
    return minutes.map((at) => {
      const share = at / (until - from);
      return [
        from + at,
        fromNorth + (toNorth - fromNorth) * share,
        fromEast + (toEast - fromEast) * share,
      ] as const;
    });
  });
  const points = [...steps, ...ROUND.slice(-1)].map(([minute, metresNorth, metresEast]) => ({
    at: instantOf(DEFAULT_ZONE, { day, minute: 600 + minute }),
    latitude: Math.round((latitude + metresNorth / METRES_PER_DEGREE) * 1e6) / 1e6,
    longitude: Math.round((longitude + metresEast / east) * 1e6) / 1e6,
  }));
  return pointsToKeep([], points);
}

/** The first employee shared a round through the city yesterday, and today's up to now. */
export async function writeRoutes(
  db: TenantDb,
  city: string,
  staffId: string | undefined,
  now: Date,
): Promise<void> {
  const place = CITIES[city];
  if (!place || staffId === undefined) return;
  const today = dayIn(DEFAULT_ZONE, now);
  const points = [addDays(today, -1), today].flatMap((day) => roundOf(day, place));
  await insertRows(
    db,
    'locationPoint',
    points
      .filter(({ at }) => at <= now)
      .map((point) => ({ ...point, id: newId(), staffId, createdAt: point.at })),
  );
}
