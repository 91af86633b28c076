import {
  type Discounted,
  fabricAmount,
  isDiscountAsBefore,
  type LimitedLine,
  type OrderAmounts,
  type Paise,
  roundHalfUp,
} from '@galla/domain';
import { holdToLimits, type Lifted } from '../../billing/index.ts';
import { milliOf, paiseOf } from '../../db/numeric.ts';
import type { Call } from '../../http/route.ts';
import { refusedAt } from '../atField.ts';
import { placeOf } from '../fabrics/agreed.ts';
import { placeKey } from '../fabrics/products.ts';
import type { PricedItem } from './draft.ts';
import type { Masters } from './masters.ts';

/** A part of an order that can be priced below its list price, with its field on the wire. */
interface Part extends Omit<LimitedLine, 'net'> {
  field: string;
  /** For all pieces, before the discount. */
  amount: Paise;
}

/** Add-ons of the shop at another price; those agreed before are not checked again. */
function addOnsOf({ addOns, before, sent }: PricedItem, masters: Masters, field: string): Part[] {
  return addOns.flatMap(({ id, name, price }, n): Part[] => {
    const option = id === null ? undefined : masters.options.get(id);
    const kept = before?.addOns.some((one) => one.id === id && one.price === price);
    if (!option || (kept && sent.quantity <= (before?.quantity ?? 0))) return [];
    return [
      {
        field: `${field}.add_ons.${n}.price`,
        name,
        price: paiseOf(price),
        listPrice: paiseOf(option.price),
        quantity: sent.quantity * 1000,
        amount: paiseOf(price) * sent.quantity,
        lastCost: undefined,
      },
    ];
  });
}

/** Fabric of the shop at another rate, or below its cost. */
function fabricsOf(
  { fabrics, before, sent }: PricedItem,
  masters: Masters,
  { field, sameDiscount }: { field: string; sameDiscount: boolean },
): Part[] {
  return fabrics.map((fabric, n): Part => {
    const key = placeKey(placeOf(fabric));
    const product = masters.fabrics.get(key);
    const was = before?.fabrics.find((one) => placeKey(placeOf(one)) === key);
    const quantity = milliOf(fabric.quantity) * sent.quantity;
    const stays = was?.rate === fabric.rate && quantity <= milliOf(was.quantity) * (before?.quantity ?? 0);
    const rate = paiseOf(fabric.rate);
    return {
      field: `${field}.fabrics.${n}.rate`,
      name: fabric.name,
      price: rate,
      listPrice: stays ? undefined : product?.listRate,
      quantity,
      amount: fabricAmount({ quantity: milliOf(fabric.quantity), rate }) * sent.quantity,
      lastCost: stays && sameDiscount ? undefined : product?.lastCost,
    };
  });
}

/**
 * Checks an order against the limits of the person who takes it (ADR 67): its discount, and prices of add-ons and
 * fabrics that differ from the shop's.
 * @param before the total of an edited order
 * @throws Refused LIMIT_EXCEEDED at `discount` and at the prices; INVALID_INPUT at `limit_approval`
 */
export async function holdOrderToLimits(
  { db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>,
  order: {
    items: readonly PricedItem[];
    masters: Masters;
    amounts: Pick<OrderAmounts, 'subtotal' | 'discount'>;
    approval: string | undefined;
    before?: Discounted;
  },
): Promise<Lifted | undefined> {
  const { items, masters, amounts, approval, before } = order;
  const { subtotal, discount } = amounts;
  const sameDiscount = before !== undefined && isDiscountAsBefore(amounts, before);
  const parts = items.flatMap((item, at) => [
    ...addOnsOf(item, masters, `item.${at}`),
    ...fabricsOf(item, masters, { field: `item.${at}`, sameDiscount }),
  ]);
  const shareOf = (amount: Paise): Paise =>
    subtotal === 0 ? 0 : roundHalfUp(BigInt(amount) * BigInt(discount), subtotal);
  const bill = () => ({
    subtotal,
    discount: sameDiscount ? 0 : discount,
    lines: parts.map(({ amount, ...line }) => ({ ...line, net: amount - shareOf(amount) })),
  });
  return holdToLimits(db, caller, bill, { approval, now }).catch((error: unknown) => {
    throw refusedAt(error, (field) => parts[Number(/^lines\.(\d+)\./.exec(field)?.[1])]?.field ?? field);
  });
}
