import { quantityText, rupees, type VariantDraft } from '@galla/domain';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import type { TenantDb } from '../../db/tenant.ts';
import type { JsonValue } from '../../db/types.generated.ts';
import { Refused } from '../../http/refused.ts';
import { fieldsOf, selectVariants, type VariantRow } from '../../catalogue/index.ts';

/** The columns filled in by a form. Stock is not among them because it changes by movements. */
export function columnsOf(draft: VariantDraft) {
  const { available: _moves, mrp, sellPrice, index, fields, ...texts } = draft;
  return {
    ...texts,
    lensIndex: index,
    mrp: rupees(mrp),
    sellPrice: rupees(sellPrice),
    fields: JSON.stringify(fields) as JsonValue,
  };
}

/** A variant as form values, with its stock. */
export function draftOf(row: VariantRow): VariantDraft & { available: number } {
  return {
    sku: row.sku,
    barcode: row.barcode,
    description: row.description,
    size: row.size,
    color: row.color,
    shape: row.shape,
    gender: row.gender,
    style: row.style,
    lensType: row.lensType,
    material: row.material,
    coating: row.coating,
    index: row.lensIndex,
    power: row.power,
    mrp: paiseOf(row.mrp),
    sellPrice: paiseOf(row.sellPrice),
    available: milliOf(row.availableQuantity),
    fields: fieldsOf(row.fields),
  };
}

/** The variant with this id; refuses NOT_FOUND for one that is deleted or of another shop. */
export async function variantRow(db: TenantDb, id: string): Promise<VariantRow> {
  const row = await selectVariants(db).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

/** Like `variantRow`, but locked until the transaction ends. Lock its product first, as bills do. */
export async function lockVariant(db: TenantDb, id: string): Promise<VariantRow> {
  const row = await selectVariants(db).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refused('NOT_FOUND');
  return row;
}

/** The stock as text for its column. */
export const stockText = (draft: VariantDraft): string => quantityText(draft.available ?? 0);
