import type { ItemKind, KnownItem } from '@galla/domain';
import { sql } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { TenantDb } from '../../../db/tenant.ts';
import { lockDrafts, readDrafts } from '../../store/draft.ts';

/** The keys by which rows of a sheet refer to items; titles in lower case. */
interface Keys {
  ids: readonly string[];
  skus: readonly string[];
  titles: readonly string[];
}

async function idsOf(db: TenantDb, kind: ItemKind, { ids, skus, titles }: Keys): Promise<string[]> {
  const rows = await db.sql
    .selectFrom('catalogueItem as item')
    .where('item.tenantId', '=', db.tenantId)
    .where('item.deletedAt', 'is', null)
    .where((item) =>
      item.or([
        sql<boolean>`item.id = any(${ids.filter((id) => isUuid(id))}::uuid[])`,
        sql<boolean>`item.sku = any(${skus}::text[])`,
        item.and([
          item('item.kind', '=', kind),
          sql<boolean>`lower(regexp_replace(btrim(item.title), '\s+', ' ', 'g')) = any(${titles}::text[])`,
        ]),
      ]),
    )
    .select('item.id')
    .execute();
  return rows.map(({ id }) => id);
}

async function itemsWithVariants(db: TenantDb, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.sql
    .selectFrom('catalogueVariant')
    .where('tenantId', '=', db.tenantId)
    .where('itemId', 'in', ids)
    .where('deletedAt', 'is', null)
    .select('itemId')
    .distinct()
    .execute();
  return new Set(rows.map(({ itemId }) => itemId));
}

/**
 * Every item that rows of a sheet may refer to, and every item that already has one of their codes.
 * @param lock locks them until the transaction ends
 */
export async function knownItems(
  db: TenantDb,
  kind: ItemKind,
  keys: Keys,
  { lock }: { lock: boolean },
): Promise<KnownItem[]> {
  const ids = await idsOf(db, kind, keys);
  if (ids.length === 0) return [];
  const drafts = await (lock ? lockDrafts : readDrafts)(db, ids);
  const varied = await itemsWithVariants(db, ids);
  return drafts.map(({ id, draft }) => ({ id, draft, hasVariantRows: varied.has(id) }));
}
