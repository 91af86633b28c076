import { rupees } from '@galla/domain';
import { sql } from 'kysely';
import { paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { plainTable } from '../../plainTable/plainTable.ts';
import { type Filter, matches } from '../../plainTable/rows.ts';
import type { Addresses } from '../pictures.ts';
import { stagePriceOf, stagePricesOf } from '../stagePrices.ts';

/** Patterns of the shop with their stage prices, oldest first. */
export const readPatterns = async (db: TenantDb, filter: Filter, garmentIds?: readonly string[]) =>
  (
    await db.sql
      .selectFrom('pattern')
      .where(matches(db, 'pattern', filter))
      .$if(garmentIds !== undefined, (rows) =>
        rows.where('garmentId', '=', sql<string>`any(${garmentIds ?? []})`),
      )
      .selectAll('pattern')
      .select(stagePricesOf(db, 'pattern').as('stagePrices'))
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
  ).map((row) => ({
    ...row,
    price: paiseOf(row.price),
    stagePrices: row.stagePrices.map(stagePriceOf),
  }));

/** A master pattern as stored, with picture paths. */
export type StoredPattern = Awaited<ReturnType<typeof readPatterns>>[number];

/** Finished designs of items: name, price and pictures; stage prices are stored separately. */
export const patterns = plainTable({
  table: 'pattern',
  read: readPatterns,
  toWire: ({ id }) => ({ id }),
});

/** A pattern in its wire shape. */
export function patternOnWire(row: StoredPattern, addresses: (path: string | null) => Addresses) {
  const images = row.images.flatMap((path) => addresses(path).image ?? []);
  const stagePrices = row.stagePrices.map(({ name, amount }) => ({ stage: name, price: rupees(amount) }));
  return {
    id: row.id,
    item_id: row.garmentId,
    pattern_name: row.name,
    name: row.name,
    price: rupees(row.price),
    image: JSON.stringify(images),
    image_url: images[0] ?? null,
    thumbnail: addresses(row.images[0] ?? null).thumbnail,
    stagePrices,
    stage_prices: stagePrices,
    version: row.updatedAt.toISOString(),
  };
}
