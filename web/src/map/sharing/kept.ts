import { POINT_LIMITS } from '@galla/domain';
import type { LocalRoutePoint } from '../../local/database.ts';
import { openDatabase } from '../../local/open.ts';

/** Points of the own route wait on this device until the server has them; logging out deletes them. */

export async function keepPoint(point: LocalRoutePoint): Promise<void> {
  await (await openDatabase()).routePoints.put(point);
}

/** The oldest ones, as many as go at a time. */
export async function waitingPoints(): Promise<LocalRoutePoint[]> {
  return (await openDatabase()).routePoints.orderBy('at').limit(POINT_LIMITS.batch).toArray();
}

export async function dropPoints(points: readonly LocalRoutePoint[]): Promise<void> {
  await (await openDatabase()).routePoints.bulkDelete(points.map(({ key }) => key));
}
