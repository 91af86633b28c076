import { isSharingTime, pointsToKeep, type RoutePoint, type SharingRules } from '@galla/domain';

/** The browser's position; rejects if it is refused or unknown. */
export const whereAmI = (): Promise<RoutePoint> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({ latitude: coords.latitude, longitude: coords.longitude, at: new Date(timestamp) }),
      reject,
      { enableHighAccuracy: true, maximumAge: 30_000, timeout: 30_000 },
    );
  });

interface Taken {
  rules: SharingRules;
  zone: string;
  /** The last point that was kept. */
  before: RoutePoint | undefined;
}

/**
 * A point for the route, or undefined: outside the shop's hours the position is not requested, and a point
 * too close to the last one is dropped.
 */
export async function takePoint({ rules, zone, before }: Taken, now: Date): Promise<RoutePoint | undefined> {
  if (!isSharingTime(now, rules, zone)) return undefined;
  const point = await whereAmI();
  return pointsToKeep(before ? [before] : [], [point])[0];
}
