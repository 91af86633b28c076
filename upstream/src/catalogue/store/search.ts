import { findBest, type ItemKind, naturalKey, searchFor, searchWords } from '@galla/domain';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { TenantDb, TenantTables } from '../../db/tenant.ts';
import { soldLately } from './sold.ts';

type Items = TenantTables & { item: TenantTables['catalogueItem'] };
type Matches = (item: ExpressionBuilder<Items, 'item'>) => Expression<SqlBool>;

/** From this many letters on one may be wrong (domain: `nearRank`). */
const SHORTEST_NEAR = 5;

/** Parts of a word of which one stands as typed, whichever one letter is wrong: its beginning, or its end. */
function partsOf(word: string): string[] {
  if (word.length < SHORTEST_NEAR || /\d/.test(word)) return [];
  const length = Math.floor((word.length - 1) / 2);
  return [word.slice(0, length), word.slice(-length)];
}

/**
 * Whether an item may be among what a search finds: more than that, but little more. Only letters and figures come in,
 * so a pattern holds no signs of its own.
 */
export function mayMatch(item: ExpressionBuilder<Items, 'item'>, text: string): Expression<SqlBool> {
  const { wanted } = searchFor(text);
  const has = (part: string) => item('item.searchText', 'like', `%${part}%`);
  if (wanted.length === 0) return item.lit(false);
  return item.and(
    wanted.map((forms) =>
      item.or([
        ...forms.map((form) => item.and(form.split(' ').map((word) => has(word)))),
        ...partsOf(forms[0] ?? '').map((part) => has(part)),
      ]),
    ),
  );
}

const findable = (row: {
  title: string;
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
      'item.sku',
      'item.barcode',
      'item.brand',
      'item.category',
    ]);

/** The ids of what a search finds of one kind, the best first, by the ranking that the cart has too. */
export async function searchItems(
  db: TenantDb,
  kind: ItemKind,
  text: string,
  matches: Matches,
): Promise<string[]> {
  const rows = await candidates(db, matches)
    .where('item.kind', '=', kind)
    .select(soldLately(db, 'item.id').as('sold'))
    .execute();
  const items = rows.map((row) => ({ id: row.id, sold: Number(row.sold), ...findable(row) }));
  return findBest(items, text).map(({ id }) => id);
}

/** How many a search finds of each kind. */
export async function countFound(
  db: TenantDb,
  text: string,
  matches: Matches,
): Promise<Record<ItemKind, number>> {
  const rows = await candidates(db, matches).execute();
  const items = rows.map((row) => ({ kind: row.kind, sold: 0, ...findable(row) }));
  const found = Map.groupBy(findBest(items, text), ({ kind }) => kind);
  return { PRODUCT: found.get('PRODUCT')?.length ?? 0, SERVICE: found.get('SERVICE')?.length ?? 0 };
}
