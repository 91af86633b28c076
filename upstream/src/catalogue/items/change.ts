import type { ItemKind } from '@galla/domain';
import { sql } from 'kysely';
import type { TenantDb } from '../../db/tenant.ts';
import { Refused } from '../../http/refused.ts';
import { noteDeleted } from '../../notifications/index.ts';
import type { ItemStatus } from '../store/status.ts';

const unique = (ids: readonly string[]): string[] => [...new Set(ids.map((id) => id.toLowerCase()))];

/**
 * Locks items in the same order as bills do. If one is missing, deleted or of the other catalogue, the whole call is
 * refused, so that it is clear what changed.
 */
async function lockAll(db: TenantDb, kind: ItemKind, ids: readonly string[]): Promise<void> {
  const rows = await db.sql
    .selectFrom('catalogueItem')
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .where('kind', '=', kind)
    .where('deletedAt', 'is', null)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length !== ids.length) throw new Refused('NOT_FOUND');
}

/** Deletes items: lists, scans and new bills no longer find them, while existing bills keep their lines. */
export async function deleteItems(
  db: TenantDb,
  kind: ItemKind,
  sent: readonly string[],
  now: Date,
): Promise<string[]> {
  const ids = unique(sent);
  await lockAll(db, kind, ids);
  await db.sql
    .updateTable('catalogueItem')
    .set({ deletedAt: now, marketplace: false, updatedAt: sql`now()` })
    .where('tenantId', '=', db.tenantId)
    .where('id', 'in', ids)
    .execute();
  // Frees their bar codes.
  await db.sql
    .updateTable('catalogueVariant')
    .set({ deletedAt: now })
    .where('tenantId', '=', db.tenantId)
    .where('itemId', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  await noteDeleted(db, 'ITEM', ids, now);
  return ids;
}

/** Status changes of one item; undefined fields stay. */
export interface Standing {
  id: string;
  status?: ItemStatus | undefined;
  marketplace?: boolean | undefined;
}

/** Sets status and marketplace flag of items, all or none. */
export async function setStanding(
  db: TenantDb,
  kind: ItemKind,
  standings: readonly Standing[],
): Promise<string[]> {
  const ids = unique(standings.map(({ id }) => id));
  if (ids.length !== standings.length) throw new Refused('INVALID_INPUT');
  await lockAll(db, kind, ids);
  // One statement per distinct change: a bulk action has only one.
  const changes = Map.groupBy(standings, ({ status, marketplace }) => `${status} ${marketplace}`);
  for (const [first, ...more] of changes.values()) {
    if (!first) continue;
    const { id: _, ...change } = first;
    await db.sql
      .updateTable('catalogueItem')
      .set({ ...change, updatedAt: sql`now()` })
      .where('tenantId', '=', db.tenantId)
      .where(
        'id',
        'in',
        [first, ...more].map(({ id }) => id),
      )
      .execute();
  }
  return ids;
}
