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

/** Reads these variants again and keeps their stock as it is, in the order in which bills lock them. */
async function locked(db: TenantDb, ids: readonly string[]): Promise<Map<string, VariantRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectVariants(db).where('id', 'in', ids).orderBy('id').forUpdate().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The variants in the cells, with the stock that they keep until the transaction ends. */
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
 * Sets the stock of a lens in the powers of the cells, all of them or none, and answers their variants in the order of the
 * cells. What is sold meanwhile waits; the product, and so the set of its variants, is locked before their stock.
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
  // It may have gone while the product was waited for.
  const model = variants.find(({ id }) => id === like.toLowerCase()) ?? (await variantRow(db, like));
  const powers = await lockedPowers(db, cells, powersOf(variants, model));
  const { changes } = accepted(changesOf(cells, powers));
  const by = { staffId: caller.staffId, now };
  await correctVariants(db, product.id, changes.corrected, { ...by, correction });
  await addPowers(db, product, model, { added: changes.added, variants: variants.length }, by);
  const after = powersOf(await variantsOf(db, [product.id]), model);
  return { productId: product.id, rows: cells.flatMap(({ text }) => after.get(text)?.[0] ?? []) };
}
