import { checkCorrectionNote, isMeasuredUnit, isWhole, problem, quantityText } from '@galla/domain';
import type { Static } from 'typebox';
import type { TenantDb } from '../db/tenant.ts';
import { moneyIn, quantityIn } from '../http/amounts.ts';
import { invalidField, Refused, refuseOn } from '../http/refused.ts';
import type { editCatalog } from './contract.ts';
import { lockTarget, savePrice, saveStock, type Target } from './store/edit.ts';

export type Edit = Static<NonNullable<typeof editCatalog.schema.body>>;

/** Refuses a stock that this item can't have: counted ones have whole numbers, others have none at all. */
function checkCounted(target: Target, stock: number): void {
  const counted = target.isInventory && (!target.hasVariants || target.variantId !== undefined);
  if (!counted) throw invalidField('available_quantity');
  const whole = target.variantId !== undefined || !isMeasuredUnit(target.unit);
  if (whole && !isWhole(stock)) {
    refuseOn(problem('available_quantity', 'INVALID_INPUT', 'billing.quantityNotWhole'));
  }
}

/**
 * Saves price and stock for good (spec 2 §7). The stock is a correction of what the caller saw: when a sale came
 * between, it is refused with CHANGED_MEANWHILE and what there is now.
 */
export async function editItem(db: TenantDb, edit: Edit, by: { staffId: string; now: Date }): Promise<void> {
  const target = await lockTarget(db, edit.catalog_id, edit.variant_id ?? undefined);
  if (target.kind !== edit.catalog_type.toUpperCase()) throw new Refused('NOT_FOUND');
  if (edit.price !== undefined) await savePrice(db, target, moneyIn(edit.price, 'price'));
  if (edit.available_quantity === undefined) return;
  const stock = quantityIn(edit.available_quantity, 'available_quantity');
  checkCounted(target, stock);
  if (edit.expected_quantity === undefined) throw invalidField('expected_quantity');
  if (quantityIn(edit.expected_quantity, 'expected_quantity') !== target.available) {
    throw new Refused('CHANGED_MEANWHILE', {}, { details: { available: quantityText(target.available) } });
  }
  const { reason, note } = edit;
  refuseOn(checkCorrectionNote(reason, note ?? ''));
  await saveStock(db, target, stock, { ...by, reason, note });
}
