import {
  checkRoutePoints,
  isSharingTime,
  type Problem,
  pointsKeptSince,
  pointsToKeep,
  type RoutePoint,
} from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../db/tenant.ts';
import { Refused, refuseOn } from '../http/refused.ts';
import type { Call } from '../http/route.ts';
import type { saveLocations } from './contract.ts';
import { pointsBetween } from './read.ts';
import { sharingRules } from './rules.ts';

type Sent = Static<NonNullable<typeof saveLocations.schema.body>>['points'];

interface SentPoint extends RoutePoint {
  id: string;
}

const inWireFields = (found: Problem): Problem => ({
  ...found,
  field: found.field.replace(/\.at$/, '.created_at'),
});

/** In stored form: ids in lower case, positions to 0.1 m. */
const readPoint = ({ id, latitude, longitude, created_at: at }: Sent[number]): SentPoint => ({
  id: id.toLowerCase(),
  latitude: Math.round(latitude * 1e6) / 1e6,
  longitude: Math.round(longitude * 1e6) / 1e6,
  at: new Date(at),
});

/** Locks a person's points, so that concurrent batches see each other. */
async function holdOwnPoints(db: TenantDb, staffId: string): Promise<void> {
  await db.sql
    .selectFrom('staff')
    .select('id')
    .where('tenantId', '=', db.tenantId)
    .where('id', '=', staffId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** The ids that are already stored, with their person. */
const storedIds = (db: TenantDb, ids: readonly string[]) =>
  db.sql
    .selectFrom('locationPoint')
    .select(['id', 'staffId'])
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .execute();

/** The caller's points from half a day before the first to half a day after the last new one. */
async function neighbours(db: TenantDb, staffId: string, points: readonly SentPoint[]) {
  const times = points.map(({ at }) => at.getTime());
  const halfDay = 43_200_000;
  return pointsBetween(db, [staffId], {
    from: new Date(Math.min(...times) - halfDay),
    to: new Date(Math.max(...times) + halfDay),
  });
}

/**
 * Stores points of the caller's own route.
 * @returns the number of newly stored points
 */
export async function savePoints(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  sent: Sent,
): Promise<number> {
  const points = sent.map(readPoint);
  refuseOn(...checkRoutePoints(points, now).map(inWireFields));
  await holdOwnPoints(db, caller.staffId);
  const stored = await storedIds(
    db,
    points.map(({ id }) => id),
  );
  // The refusal reveals nothing about another person's point.
  if (stored.some(({ staffId }) => staffId !== caller.staffId)) throw new Refused('NOT_FOUND');
  const rules = await sharingRules(db);
  const since = pointsKeptSince(now, rules);
  const known = new Set(stored.map(({ id }) => id));
  const fresh = points.filter(({ id, at }) => {
    if (known.has(id) || at < since || !isSharingTime(at, rules, caller.timeZone)) return false;
    known.add(id);
    return true;
  });
  if (fresh.length === 0) return 0;
  const kept = pointsToKeep(await neighbours(db, caller.staffId, fresh), fresh);
  if (kept.length === 0) return 0;
  await db.sql
    .insertInto('locationPoint')
    .values(
      kept.map((point) => ({
        ...point,
        tenantId: db.tenantId,
        staffId: caller.staffId,
        createdAt: now,
      })),
    )
    .execute();
  return kept.length;
}
