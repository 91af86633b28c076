import {
  type Bazaar,
  bazaarOf,
  findBest,
  type ItemKind,
  naturalKey,
  searchWords,
  tradesOf,
} from '@galla/domain';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import type { Caller } from '../../http/caller.ts';
import { soldLately } from './sold.ts';

type Items = TenantTables & { item: TenantTables['catalogueItem'] };

/** The search text with the trade's synonyms. */
export interface Wanted {
  text: string;
  bazaar: Bazaar;
}

/** A search with the synonyms of the shop's trade; undefined for an empty text. */
export const wantedOf = (
  text: string | undefined,
  { businessId, subCategoryId }: Pick<Caller, 'businessId' | 'subCategoryId'>,
): Wanted | undefined =>
  text?.trim() ? { text, bazaar: bazaarOf(tradesOf(businessId, subCategoryId)) } : undefined;

type Matches = (item: ExpressionBuilder<Items, 'item'>) => Expression<SqlBool>;

const findable = (row: {
  title: string;
  alsoCalled: string | null;
  sku: string | null;
  barcode: string | null;
  brand: string | null;
  category: string | null;
}) => ({
  words: searchWords({ ...row, codes: [row.sku, row.barcode] }),
  order: naturalKey(row.title),
});

const candidates = (db: TenantDb, matches: Matches) =>
  db.sql
    .selectFrom('catalogueItem as item')
    .where('item.tenantId', '=', db.tenantId)
    .where('item.deletedAt', 'is', null)
    .where(matches)
    .select([
      'item.id',
      'item.kind',
      'item.title',
      'item.alsoCalled',
      'item.sku',
      'item.barcode',
      'item.brand',
      'item.category',
    ]);

/** The ids of the search results of one kind, best match first, ranked as in the cart. */
export async function searchItems(
  db: TenantDb,
  kind: ItemKind,
  { text, bazaar }: Wanted,
  matches: Matches,
): Promise<string[]> {
  const rows = await candidates(db, matches)
    .where('item.kind', '=', kind)
    .select(soldLately(db, 'item.id').as('sold'))
    .execute();
  const items = rows.map((row) => ({ id: row.id, sold: Number(row.sold), ...findable(row) }));
  return findBest(items, text, bazaar).map(({ id }) => id);
}

/** The number of search results of each kind. */
export async function countFound(
  db: TenantDb,
  { text, bazaar }: Wanted,
  matches: Matches,
): Promise<Record<ItemKind, number>> {
  const rows = await candidates(db, matches).execute();
  const items = rows.map((row) => ({ kind: row.kind, sold: 0, ...findable(row) }));
  const found = Map.groupBy(findBest(items, text, bazaar), ({ kind }) => kind);
  return { PRODUCT: found.get('PRODUCT')?.length ?? 0, SERVICE: found.get('SERVICE')?.length ?? 0 };
}
