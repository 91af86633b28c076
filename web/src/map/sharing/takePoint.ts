import { isSharingTime, pointsToKeep, type RoutePoint, type SharingRules } from '@galla/domain';

/** Where the browser says that it is; rejects where it is refused or does not know. */
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
  /** The last one that was kept. */
  before: RoutePoint | undefined;
}

/**
 * A point for the route, or none: outside of the shop's hours the browser is not even asked, and one that is too near
 * to the one before is left out.
 */
export async function takePoint({ rules, zone, before }: Taken, now: Date): Promise<RoutePoint | undefined> {
  if (!isSharingTime(now, rules, zone)) return undefined;
  const point = await whereAmI();
  return pointsToKeep(before ? [before] : [], [point])[0];
}
