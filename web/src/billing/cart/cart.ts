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

/** Anything that can be added to the cart: a product or service, or one variant of a product. */
export interface CartItem {
  kind: ItemKind;
  /** Global id of the product or service. */
  itemId: string;
  /** Global id of the variant, if the product has variants. */
  variantId?: string | undefined;
  /** The name; a variant's includes its code in brackets (spec 2 §3). */
  name: string;
  unit: string;
  price: Paise;
  /** The catalogue has no price: the cashier enters one. */
  priceAtTill?: boolean;
  /** HSN or SAC: together with the customer's state it determines the kind of tax. */
  hsn: string | null;
  gst: BasisPoints;
  taxInclusive: boolean;
  /** Whether its stock is counted. */
  tracked: boolean;
  /** The stock when the item was read. */
  available: Milli;
}

/** Whether the user may change items permanently: products and services have separate rights. */
export type MayEdit = Readonly<Record<ItemKind, boolean>>;

/** One line of the cart. */
export interface CartLine extends CartItem {
  /**
   * Kind and id, with the variant's (spec 2 §3). An item that is priced at the till has a line for each price; all
   * but the first have a number appended.
   */
  key: string;
  quantity: Milli;
  /** The catalogue price, if the price was changed for this bill only. */
  listPrice?: Paise;
  /** Whether the price was changed for this bill only and must be sent. */
  priceChanged: boolean;
  /** The shop no longer sells it. */
  gone: boolean;
}

/** A bill in progress. It is stored on the device until sent, so it must survive JSON. */
export interface Cart extends Tender {
  /** The idempotency key of the document to create. */
  key: string;
  lines: readonly CartLine[];
  discount: Discount | null;
  /** The buyer on a large bill of the walk-in. */
  buyer?: Buyer;
  /** Entries of the form `invoice` by field name: description, delivery_date, and the shop's own fields. */
  form: KeptEntries;
  /** An optician's prescription, by the names of the REST API; figures are stored as typed. */
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

/** The key of an item's line, if it has a single price. */
export const lineKey = (item: Pick<CartItem, 'kind' | 'itemId' | 'variantId'>): string =>
  cartLineKey(item.kind, item.itemId, item.variantId);

/** The lines of an item: more than one only if it was priced at the till at different prices. */
export const linesOf = (cart: Pick<Cart, 'lines'>, item: CartItem): readonly CartLine[] => {
  const key = lineKey(item);
  return cart.lines.filter(
    (line) => line.key === key || (item.priceAtTill === true && lineKey(line) === key),
  );
};

/** The key of the line to add an item to: if priced at the till, the line with its price, or a new one. */
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

/** Whether a line's key matches its item: a foreign key could make two lines look like one. */
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

/** The buyer, once complete: only then is it used for the tax and sent. */
export const buyerOf = ({ buyer }: Cart): Buyer | undefined =>
  buyer !== undefined && checkBuyer(buyer).every((problem) => problem === undefined) ? buyer : undefined;

/** Whether the cart has input that would be lost. */
export const isStarted = ({ lines, discount, advance, form, prescription = {} }: Cart): boolean =>
  lines.length > 0 ||
  discount !== null ||
  advance !== null ||
  Object.values(form).some(isFilled) ||
  Object.values(prescription).some(isFilled);
