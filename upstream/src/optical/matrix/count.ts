import { checkCorrectionNote } from '@galla/domain';
import { type Correction, selectVariants, type VariantRow, variantsOf } from '../../catalogue/index.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { accepted, refuseOn } from '../../http/refused.ts';
import type { Call } from '../../http/route.ts';
import { lockProduct } from '../variants/product.ts';
import { variantRow } from '../variants/rows.ts';
import type { Cell } from './cells.ts';
import { changesOf, powersOf } from './compare.ts';
import { addPowers, correctVariants } from './write.ts';

/** Reads these variants again and locks their stock, in the order in which bills lock. */
async function locked(db: TenantDb, ids: readonly string[]): Promise<Map<string, VariantRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectVariants(db).where('id', 'in', ids).orderBy('id').forUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The variants in the cells, with their stock locked until the transaction ends. */
async function lockedPowers(
  db: TenantDb,
  cells: readonly Cell[],
  powers: ReadonlyMap<string, readonly VariantRow[]>,
): Promise<Map<string, VariantRow[]>> {
  const inCells = new Map(cells.map(({ text }) => [text, powers.get(text) ?? []]));
  const now = await locked(
    db,
    [...inCells.values()].flat().map(({ id }) => id),
  );
  return new Map([...inCells].map(([text, rows]) => [text, rows.flatMap(({ id }) => now.get(id) ?? [])]));
}

/**
 * Sets the stock of a lens in the powers of the cells, all or none; returns their variants in the order of the cells.
 * Concurrent sales wait. The product, and so its set of variants, is locked before the stock.
 */
export async function countStock(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  like: string,
  cells: readonly Cell[],
  correction: Correction,
): Promise<{ productId: string; rows: VariantRow[] }> {
  refuseOn(checkCorrectionNote(correction.reason, correction.note ?? ''));
  const product = await lockProduct(db, (await variantRow(db, like)).itemId);
  const variants = await variantsOf(db, [product.id]);
  // It may have been deleted while waiting for the product's lock.
  const model = variants.find(({ id }) => id === like.toLowerCase()) ?? (await variantRow(db, like));
  const powers = await lockedPowers(db, cells, powersOf(variants, model));
  const { changes } = accepted(changesOf(cells, powers));
  const by = { staffId: caller.staffId, now };
  await correctVariants(db, product.id, changes.corrected, { ...by, correction });
  await addPowers(db, product, model, { added: changes.added, variants: variants.length }, by);
  const after = powersOf(await variantsOf(db, [product.id]), model);
  return { productId: product.id, rows: cells.flatMap(({ text }) => after.get(text)?.[0] ?? []) };
}
