import {
  checkFabric,
  fabricAmount,
  type Milli,
  type Paise,
  problem,
  type Problem,
  quantityText,
  rupees,
} from '@galla/domain';
import type { Static } from 'typebox';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import { type FabricPlace, type FabricProduct, placeKey } from './products.ts';
import type { FabricRow } from './schemas.ts';

/** A fabric as sent, in exact numbers. */
export interface SentFabric extends FabricPlace {
  quantity: Milli;
  rate: Paise;
}

/** A fabric as stored in an order, with the names of that time. */
export interface StoredFabric {
  productId: string;
  variantId: string | null;
  name: string;
  unit: string;
  /** Per piece, up to three decimals. */
  quantity: string;
  /** Rupees per unit. */
  rate: string;
}

export const placeOf = ({ productId, variantId }: StoredFabric): FabricPlace => ({
  productId,
  variantId: variantId ?? undefined,
});

/** Price of the fabrics of one piece. */
export const priceOfFabrics = (fabrics: readonly StoredFabric[]): Paise =>
  fabrics.reduce(
    (sum, { quantity, rate }) => sum + fabricAmount({ quantity: milliOf(quantity), rate: paiseOf(rate) }),
    0,
  );

/**
 * The fabrics of an item to store: those not sent stay, and existing ones keep their name.
 * @param field the item's field on the wire, "item.0"
 */
export function agreeFabrics(
  sent: readonly SentFabric[] | undefined,
  before: readonly StoredFabric[],
  products: ReadonlyMap<string, FabricProduct>,
  field: string,
): { fabrics: StoredFabric[]; problems: Problem[] } {
  if (sent === undefined) return { fabrics: [...before], problems: [] };
  const problems: Problem[] = [];
  const fabrics = sent.flatMap((fabric, n): StoredFabric[] => {
    const at = `${field}.fabrics.${n}`;
    const { productId, variantId, quantity, rate } = fabric;
    const kept = before.find((one) => placeKey(placeOf(one)) === placeKey(fabric));
    const product = products.get(placeKey(fabric));
    if (!product || (product.gone && !kept)) {
      problems.push(problem(`${at}.product_id`, 'INVALID_INPUT', 'orderRule.gone'));
      return [];
    }
    problems.push(...checkFabric({ quantity, rate, whole: product.whole }, `${at}.`));
    const { name, unit } = kept ?? product;
    return [
      {
        productId,
        variantId: variantId ?? null,
        name,
        unit,
        quantity: quantityText(quantity),
        rate: rupees(rate),
      },
    ];
  });
  return { fabrics, problems };
}

/** Fabrics in their wire shape. */
export const toFabrics = (fabrics: readonly StoredFabric[]): Static<typeof FabricRow>[] =>
  fabrics.map((fabric) => ({
    product_id: fabric.productId,
    variant_id: fabric.variantId,
    name: fabric.name,
    unit: fabric.unit,
    quantity: fabric.quantity,
    rate: fabric.rate,
    amount: rupees(priceOfFabrics([fabric])),
  }));
