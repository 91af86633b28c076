import {
  checkCorrectionNote,
  formatRupees,
  isSoldWhole,
  isWhole,
  type Paise,
  problem,
  quantityText,
} from '@galla/domain';
import type { Static } from 'typebox';
import { paiseOf } from '../db/numeric.ts';
import type { TenantDb } from '../db/tenant.ts';
import { moneyIn, quantityIn } from '../http/amounts.ts';
import { invalidField, Refused, refuseOn } from '../http/refused.ts';
import type { editCatalog } from './items/contract.ts';
import { lockTarget, pricedBy, savePrice, saveStock, type Target } from './store/edit.ts';

type Edit = Static<NonNullable<typeof editCatalog.schema.body>>;

/** An amount as sent; only texts and numbers are valid. */
function sent(value: Edit['price'], field: string): string | number {
  if (typeof value !== 'string' && typeof value !== 'number') throw invalidField(field);
  return value;
}

/** A price as sent, in paise; never negative. */
function priceIn(value: Edit['price']): number {
  const price = moneyIn(sent(value, 'price'), 'price');
  if (price < 0) throw invalidField('price');
  return price;
}

/** The offer must not exceed the price, whichever of them changes; a variant has no offer. */
function checkAgainstOffer(target: Target, price: Paise): void {
  if (target.variantId !== undefined) return;
  const listed = target.price === null ? undefined : paiseOf(target.price);
  const offer = target.offer === null ? undefined : paiseOf(target.offer);
  if (pricedBy(target) === 'offer') {
    if (listed !== undefined && price > listed)
      refuseOn(problem('price', 'INVALID_INPUT', 'catalogue.offerAbovePrice'));
  } else if (offer !== undefined && offer > price) {
    refuseOn(problem('price', 'INVALID_INPUT', 'catalogue.priceBelowOffer', { offer: formatRupees(offer) }));
  }
}

function saveSentPrice(db: TenantDb, target: Target, sentPrice: Edit['price']): Promise<void> {
  const price = priceIn(sentPrice);
  if (target.mrp !== null && price > paiseOf(target.mrp))
    refuseOn(problem('price', 'INVALID_INPUT', 'optical.priceAboveMrp'));
  checkAgainstOffer(target, price);
  return savePrice(db, target, price);
}

/** Refuses an invalid stock: goods sold by the piece need whole numbers, untracked items have no stock. */
function checkCounted(target: Target, stock: number): void {
  const counted = target.isInventory && (!target.hasVariants || target.variantId !== undefined);
  if (!counted) throw invalidField('available_quantity');
  if (isSoldWhole(target.unit, target.variantId) && !isWhole(stock)) {
    refuseOn(problem('available_quantity', 'INVALID_INPUT', 'billing.quantityNotWhole'));
  }
}

/**
 * Saves price and stock permanently (spec 2 §7). The stock is a correction of the value that the caller saw:
 * CHANGED_MEANWHILE with the current value when it changed since.
 */
export async function editItem(db: TenantDb, edit: Edit, by: { staffId: string; now: Date }): Promise<void> {
  const target = await lockTarget(db, edit.catalog_id, edit.variant_id ?? undefined);
  if (target.kind !== edit.catalog_type.toUpperCase()) throw new Refused('NOT_FOUND');
  if (edit.price !== undefined) await saveSentPrice(db, target, edit.price);
  if (edit.available_quantity === undefined) return;
  const stock = quantityIn(sent(edit.available_quantity, 'available_quantity'), 'available_quantity');
  checkCounted(target, stock);
  if (edit.expected_quantity === undefined) throw invalidField('expected_quantity');
  if (quantityIn(edit.expected_quantity, 'expected_quantity') !== target.available) {
    throw new Refused('CHANGED_MEANWHILE', {}, { details: { available: quantityText(target.available) } });
  }
  const { reason, note } = edit;
  refuseOn(checkCorrectionNote(reason, note ?? ''));
  await saveStock(db, target, stock, { ...by, reason, note });
}
