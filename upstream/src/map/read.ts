import { addDays, boundsOf, routeMetres, routeOf, type Day, type RoutePoint } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../db/tenant.ts';
import type { Caller } from '../http/caller.ts';
import { Refused } from '../http/refused.ts';
import type { EmployeeRoute } from './contract.ts';
import { sharingRules } from './rules.ts';

interface StoredPoint extends RoutePoint {
  id: string;
  staffId: string;
}

/** A stored or parsed point. */
interface PointRow {
  id: string;
  at: Date;
  latitude: string | number;
  longitude: string | number;
}

const COLUMNS = ['id', 'staffId', 'at', 'latitude', 'longitude'] as const;

const read = (row: { id: string; staffId: string; at: Date; latitude: string; longitude: string }) => ({
  ...row,
  latitude: Number(row.latitude),
  longitude: Number(row.longitude),
});

/** The points of people between two instants. */
export async function pointsBetween(
  db: TenantDb,
  staffIds: readonly string[],
  { from, to }: { from: Date; to: Date },
): Promise<StoredPoint[]> {
  const rows = await db.sql
    .selectFrom('locationPoint')
    .select(COLUMNS)
    .where('tenantId', '=', db.tenantId)
    .where('staffId', 'in', staffIds)
    .where('at', '>=', from)
    .where('at', '<', to)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return rows.map(read);
}

/** One point; refuses NOT_FOUND, also for a person whom the caller may not see. */
export async function pointById(db: TenantDb, caller: Caller, id: string): Promise<StoredPoint> {
  const row = await db.sql
    .selectFrom('locationPoint')
    .select(COLUMNS)
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row || !maySee(caller, row.staffId)) throw new Refused('NOT_FOUND');
  return read(row);
}

const maySee = (caller: Caller, staffId: string): boolean =>
  caller.staffId === staffId || caller.rights.has('map:view');

/** Refuses a request for another person's route without the right. */
export function requireSight(caller: Caller, staffIds: readonly string[]): void {
  if (!staffIds.every((id) => maySee(caller, id))) throw new Refused('PERMISSION_DENIED');
}

/** A point in its wire shape. */
export const toWire = ({ id, latitude, longitude, at }: PointRow) => ({
  id,
  latitude: Number(latitude),
  longitude: Number(longitude),
  created_at: at.toISOString(),
});

/** The routes of a day for those ids that are people of the shop. */
export async function routesOf(
  db: TenantDb,
  zone: string,
  staffIds: readonly string[],
  day: Day,
): Promise<Static<typeof EmployeeRoute>[]> {
  const people = await db.sql
    .selectFrom('staff')
    .select('id')
    .where('tenantId', '=', db.tenantId)
    .where('kind', '<>', 'KEY')
    .where('id', 'in', staffIds)
    .execute();
  if (people.length === 0) return [];
  const points = await pointsBetween(
    db,
    people.map(({ id }) => id),
    boundsOf(zone, day),
  );
  const { days } = await sharingRules(db);
  const there = new Set(people.map(({ id }) => id));
  const ids = [...new Set(staffIds.map((id) => id.toLowerCase()))];
  return ids
    .filter((id) => there.has(id))
    .map((id) => {
      const route = routeOf(points.filter(({ staffId }) => staffId === id));
      return {
        employee_id: id,
        locations: route.map(toWire),
        distance: routeMetres(route),
        kept_until: addDays(day, days),
      };
    });
}
