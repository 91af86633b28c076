import type { Buyer, Discount, Milli, Paise } from '@galla/domain';
import type { KeptEntries } from '../../ui/form/entries.ts';
import { tenderReducer, type TenderAction } from '../payments/tender.ts';
import { emptyCart, keyToAdd, type Cart, type CartItem, type CartLine } from './cart.ts';

/** Changes of a prescription: some of its entries, or all of them. */
export type PrescriptionAction =
  | { type: 'prescription'; change: KeptEntries }
  | { type: 'prescribe'; entries: KeptEntries };

export type CartAction =
  | { type: 'add'; item: CartItem; quantity?: Milli }
  | { type: 'quantity'; key: string; quantity: Milli }
  | { type: 'price'; key: string; price: Paise; permanent: boolean }
  | { type: 'stock'; key: string; available: Milli }
  | { type: 'remove'; key: string }
  | { type: 'refresh'; found: ReadonlyMap<string, CartItem | null> }
  | { type: 'discount'; discount: Discount | null }
  | TenderAction
  | { type: 'buyer'; buyer: Buyer }
  | { type: 'form'; form: KeptEntries }
  | PrescriptionAction
  | { type: 'another'; key: string }
  | { type: 'clear'; key: string };

/** The default quantity to add: one. */
export const ONE: Milli = 1000;

const changeLine = (cart: Cart, key: string, change: (line: CartLine) => CartLine): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => (line.key === key ? change(line) : line)),
});

/**
 * Adds an item, or increases its quantity if present; the line keeps a price changed for this bill. An item priced
 * at the till gets a line for each price.
 */
function add(cart: Cart, item: CartItem, quantity: Milli): Cart {
  const key = keyToAdd(cart, item);
  if (cart.lines.some((line) => line.key === key)) {
    return changeLine(cart, key, (line) => ({
      ...line,
      available: item.available,
      quantity: line.quantity + quantity,
    }));
  }
  // A price entered at the till counts as changed for this bill.
  const priceChanged = item.priceAtTill === true;
  return { ...cart, lines: [...cart.lines, { ...item, key, quantity, priceChanged, gone: false }] };
}

/** Sets another price, for this bill only or permanently. */
function priced(line: CartLine, { price, permanent }: { price: Paise; permanent: boolean }): CartLine {
  const { listPrice = line.price, ...rest } = line;
  return { ...rest, price, priceChanged: !permanent, ...(!permanent && { listPrice }) };
}

/** Takes over the current catalogue data, except a price set for this bill. */
function refreshed(line: CartLine, item: CartItem | null | undefined): CartLine {
  if (item === undefined) return line;
  if (item === null) return { ...line, gone: true };
  const named = line.priceChanged && line.priceAtTill === true;
  return {
    ...line,
    ...item,
    price: line.priceChanged ? line.price : item.price,
    // The price was entered at the till, even if the catalogue has one now: other lines of the item may have other
    // prices.
    ...(named && { priceAtTill: true }),
    gone: false,
  };
}

/** A prescription without entries is removed. */
function prescribed(cart: Cart, entries: KeptEntries): Cart {
  const { prescription: _, ...rest } = cart;
  const isFilled = Object.values(entries).some((entry) => entry.length > 0);
  return isFilled ? { ...rest, prescription: entries } : rest;
}

/** The cart's reducer. It does not validate (stock, discount, advance); `cartProblems` does. */
export function cartReducer(cart: Cart, action: CartAction): Cart {
  switch (action.type) {
    case 'add':
      return add(cart, action.item, action.quantity ?? ONE);
    case 'quantity':
      return changeLine(cart, action.key, (line) => ({ ...line, quantity: action.quantity }));
    case 'price':
      return changeLine(cart, action.key, (line) => priced(line, action));
    case 'stock':
      return changeLine(cart, action.key, (line) => ({ ...line, available: action.available }));
    case 'remove':
      return { ...cart, lines: cart.lines.filter((line) => line.key !== action.key) };
    case 'refresh':
      return { ...cart, lines: cart.lines.map((line) => refreshed(line, action.found.get(line.key))) };
    case 'discount':
      return { ...cart, discount: action.discount };
    case 'buyer':
      return { ...cart, buyer: action.buyer };
    case 'form':
      return { ...cart, form: action.form };
    case 'prescription':
      return prescribed(cart, { ...cart.prescription, ...action.change });
    case 'prescribe':
      return prescribed(cart, action.entries);
    case 'another':
      return { ...cart, key: action.key };
    case 'clear':
      return emptyCart(action.key);
    default:
      return tenderReducer(cart, action);
  }
}
