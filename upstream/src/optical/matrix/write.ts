import { MAX_VARIANTS, powerCode, problem, quantityText } from '@galla/domain';
import { sql } from 'kysely';
import type { Correction, VariantRow, Writer } from '../../catalogue/index.ts';
import { writeMoves } from '../../catalogue/index.ts';
import { newId } from '../../db/id.ts';
import type { TenantDb } from '../../db/tenant.ts';
import { refusedFor } from '../../http/refused.ts';
import { withOwnCode } from '../variants/insert.ts';
import type { VariantProduct } from '../variants/product.ts';
import { columnsOf, draftOf } from '../variants/rows.ts';
import type { Cell } from './cells.ts';
import type { Changes } from './compare.ts';

/** The shop's codes with the same prefix as a variant's, to find unused ones. */
async function takenCodes(db: TenantDb, { sku }: VariantRow): Promise<Set<string>> {
  const rows = await db.sql
    .selectFrom('catalogueVariant')
    .where('tenantId', '=', db.tenantId)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`starts_with(sku, ${sku.split('-')[0] ?? sku})`)
    .select('sku')
    .execute();
  return new Set(rows.map((row) => row.sku));
}

/** Sets the stock of locked variants and records the reason in their history. */
export async function correctVariants(
  db: TenantDb,
  itemId: string,
  corrected: Changes['corrected'],
  by: Writer & { correction: Correction },
): Promise<void> {
  if (corrected.length === 0) return;
  await sql`
    update catalogue_variant as variant
    set available_quantity = counted.quantity, updated_at = ${by.now}
    from unnest(${corrected.map(({ id }) => id)}::uuid[], ${corrected.map(({ to }) => quantityText(to))}::numeric[])
      as counted (id, quantity)
    where variant.tenant_id = ${db.tenantId} and variant.id = counted.id
  `.execute(db.sql);
  const moves = corrected.map(({ id, from, to }) => ({
    itemId,
    variantId: id,
    kind: 'CORRECTION' as const,
    quantity: to - from,
    ...by.correction,
  }));
  await writeMoves(db, moves, by);
}

/** Adds variants like an existing one in other powers, each with its stock as the opening movement. */
export async function addPowers(
  db: TenantDb,
  product: VariantProduct,
  like: VariantRow,
  { added, variants }: { added: readonly Cell[]; variants: number },
  by: Writer,
): Promise<void> {
  const [first] = added;
  if (first === undefined) return;
  if (variants + added.length > MAX_VARIANTS) {
    const most = { max: MAX_VARIANTS };
    throw refusedFor(problem(first.field, 'INVALID_INPUT', 'optical.tooManyVariants', most));
  }
  const taken = await takenCodes(db, like);
  const rows = added.map(({ power, text, counted }) => {
    const sku = powerCode(like.sku, power, taken);
    taken.add(sku);
    return {
      tenantId: db.tenantId,
      id: newId(),
      itemId: product.id,
      // A bar code belongs to a single variant, and a description may mention its power.
      ...columnsOf({ ...draftOf(like), sku, barcode: null, description: null, power: text }),
      gstPercentage: product.gstPercentage,
      availableQuantity: quantityText(counted),
      createdAt: by.now,
      updatedAt: by.now,
    };
  });
  await withOwnCode(() => db.sql.insertInto('catalogueVariant').values(rows).execute());
  const moves = rows.map(({ id }, at) => ({
    itemId: product.id,
    variantId: id,
    kind: 'OPENING' as const,
    quantity: added[at]?.counted ?? 0,
  }));
  await writeMoves(db, moves, by);
}
