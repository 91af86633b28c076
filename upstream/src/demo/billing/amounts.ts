import {
  billTotals,
  catalogPrice,
  type Discount,
  type Paise,
  type Party,
  supplyTax,
  variantName,
} from '@galla/domain';
import type { Random } from '../random.ts';
import type { Item, Line, ShopProfile, Sums } from '../types.ts';
import type { Choice } from './cart.ts';

type PlainLine = Pick<Line, 'item' | 'variant' | 'name' | 'quantity' | 'mrp' | 'price' | 'gstRate'> & {
  taxInclusive: boolean;
  interState: boolean;
};

/** The shop and the customer. */
export interface Parties {
  shop: ShopProfile;
  customer: Party;
}

/** A line before its amounts: name, price and rate from the catalogue. */
function plainLine(items: readonly Item[], { shop, customer }: Parties, choice: Choice): PlainLine {
  const item = items[choice.item];
  if (!item) throw new RangeError(`No item ${choice.item}`);
  const variant = choice.variant === undefined ? undefined : item.variants[choice.variant];
  const supplied = { kind: item.kind, hsn: item.hsn, gst: variant?.gst ?? item.gst };
  const { gst, interState } = supplyTax({ ...shop, registration: 'REGULAR' }, customer, supplied);
  return {
    ...choice,
    name: variant ? variantName(item.title, variant.sku) : item.title,
    mrp: variant?.mrp ?? item.mrp ?? item.price,
    price: variant?.price ?? catalogPrice(item.kind, item.price, item.offer) ?? 0,
    gstRate: gst,
    taxInclusive: item.taxInclusive,
    interState,
  };
}

/** A discount as given at a counter: a round amount or a common percentage. */
export function randomDiscount(random: Random, subtotal: Paise): Discount | undefined {
  if (random.chance(0.4)) return { kind: 'PERCENT', value: random.pick([200, 250, 500, 500, 1000]) };
  const step = subtotal > 5_000_00 ? 50_00 : 10_00;
  const value = Math.floor((subtotal * (0.02 + random.next() * 0.06)) / step) * step;
  return value > 0 ? { kind: 'AMOUNT', value } : undefined;
}

/** The lines of a cart and its totals, computed by domain. */
export function bill(
  items: readonly Item[],
  cart: readonly Choice[],
  parties: Parties,
  discountFor: (subtotal: Paise) => Discount | undefined,
): { lines: Line[]; sums: Sums; discount?: Discount } {
  const plain = cart.map((choice) => plainLine(items, parties, choice));
  const inputs = plain.map(({ gstRate, ...line }) => ({ ...line, gst: gstRate }));
  const discount = discountFor(billTotals(inputs).subtotal);
  const { lines: computed, taxable: _taxable, ...sums } = billTotals(inputs, discount);
  const lines = plain.map(({ taxInclusive: _inclusive, ...line }, at): Line => {
    const amounts = computed[at];
    if (!amounts) throw new RangeError(`No amounts of line ${at}`);
    const { discount: _share, ...taxed } = amounts;
    return { ...line, ...taxed };
  });
  return { lines, sums, ...(discount && { discount }) };
}
