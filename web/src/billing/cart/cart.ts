import {
  cartLineKey,
  checkBuyer,
  type BasisPoints,
  type Discount,
  type ItemKind,
  type Milli,
  type Paise,
  type Buyer,
} from '@galla/domain';
import type { KeptEntries, KeptEntry } from '../../ui/form/entries.ts';
import type { Tender } from '../payments/tender.ts';

/** What can be put into the cart: a product or service, or one variant of a product. */
export interface CartItem {
  kind: ItemKind;
  /** Global id of the product or service. */
  itemId: string;
  /** Global id of the variant, where the product has any. */
  variantId?: string | undefined;
  /** What it is called; a variant carries its code in brackets (spec 2 §3). */
  name: string;
  unit: string;
  price: Paise;
  /** It has none in the catalogue: whoever bills it names one. */
  priceAtTill?: boolean;
  /** HSN or SAC: with the customer's state it decides the kind of tax. */
  hsn: string | null;
  gst: BasisPoints;
  taxInclusive: boolean;
  /** Whether stock is counted. */
  tracked: boolean;
  /** What was in stock when the item was read. */
  available: Milli;
}

/** Whether the person may change items for good: products and services each by a right of their own. */
export type MayEdit = Readonly<Record<ItemKind, boolean>>;

/** One line of the cart. */
export interface CartLine extends CartItem {
  /**
   * Kind and id, with the variant's (spec 2 §3). What is priced at the till has a line for each price, and all but the
   * first of them a number behind.
   */
  key: string;
  quantity: Milli;
  /** What it costs in the catalogue, where the price was changed for this bill only. */
  listPrice?: Paise;
  /** Whether the price was changed for this bill only, so that it must be sent. */
  priceChanged: boolean;
  /** The shop does not sell it any more. */
  gone: boolean;
}

/** A bill as it is being made. It is kept on the device until it was sent, so it must survive JSON. */
export interface Cart extends Tender {
  /** The idempotency key of the document that this cart becomes. */
  key: string;
  lines: readonly CartLine[];
  discount: Discount | null;
  /** Who bought, on a large bill of the walk-in. */
  buyer?: Buyer;
  /** Entries of the form `invoice` by field name: description, delivery_date, and what the shop added. */
  form: KeptEntries;
  /** What an optician prescribes with it, by the names of the wire; figures are texts as they were typed. */
  prescription?: KeptEntries;
}

export const emptyCart = (key: string): Cart => ({
  key,
  lines: [],
  discount: null,
  advance: null,
  mode: null,
  form: {},
});

/** The key of the line that an item stands on, of what has one price. */
export const lineKey = (item: Pick<CartItem, 'kind' | 'itemId' | 'variantId'>): string =>
  cartLineKey(item.kind, item.itemId, item.variantId);

/** The lines that an item stands on: more than one only where it was priced at the till more than once. */
export const linesOf = (cart: Pick<Cart, 'lines'>, item: CartItem): readonly CartLine[] => {
  const key = lineKey(item);
  return cart.lines.filter(
    (line) => line.key === key || (item.priceAtTill === true && lineKey(line) === key),
  );
};

/** The key of the line that an item is added to: where it is priced at the till, that of its price, or a new one. */
export function keyToAdd(cart: Pick<Cart, 'lines'>, item: CartItem): string {
  const key = lineKey(item);
  const lines = linesOf(cart, item);
  if (item.priceAtTill !== true || lines.length === 0) return key;
  const same = lines.find(({ price }) => price === item.price);
  if (same !== undefined) return same.key;
  const keys = new Set(lines.map((line) => line.key));
  let number = 1;
  while (keys.has(numberedKey(key, number))) number += 1;
  return numberedKey(key, number);
}

const numberedKey = (key: string, number: number): string => (number === 1 ? key : `${key}-price-${number}`);

/** Whether a line has the key of its item: one that belongs to another would let two lines pass for one. */
export function hasOwnKey({
  key,
  ...item
}: Pick<CartLine, 'key' | 'kind' | 'itemId' | 'variantId'> & { priceAtTill?: boolean | undefined }): boolean {
  const own = lineKey(item);
  if (key === own) return true;
  return (
    item.priceAtTill === true &&
    key.startsWith(`${own}-price-`) &&
    /^[1-9]\d{0,3}$/.test(key.slice(`${own}-price-`.length))
  );
}

const isFilled = (entry: KeptEntry): boolean =>
  typeof entry === 'string' ? entry.trim() !== '' : entry.length > 0;

/** Who bought, once all of it was said: only then it counts for the tax and is sent. */
export const buyerOf = ({ buyer }: Cart): Buyer | undefined =>
  buyer !== undefined && checkBuyer(buyer).every((problem) => problem === undefined) ? buyer : undefined;

/** Whether somebody entered anything that would be lost. */
export const isStarted = ({ lines, discount, advance, form, prescription = {} }: Cart): boolean =>
  lines.length > 0 ||
  discount !== null ||
  advance !== null ||
  Object.values(form).some(isFilled) ||
  Object.values(prescription).some(isFilled);
