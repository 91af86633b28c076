import { MONEY_MODES, type Milli, type MoneyMode, type Paise } from '@galla/domain';
import type { WayValues } from '../../refund/way.ts';
import type { Cart, CartLine } from '../../cart/cart.ts';
import { isCart } from '../../cart/isCart.ts';

/** A snapshot of the document: its lines and details as a cart, and the revision to compare with later ones. */
export interface Seen {
  revision: number;
  pending: Paise;
  total: Paise;
  cart: Cart;
}

/** Why an invoice is changed: one of the usual reasons, or free text. */
export interface Reason {
  /** The chosen sentence; '' if none yet. */
  chosen: string;
  /** Whether Other is chosen. */
  other: boolean;
  text: string;
}

/** A document being edited. It is stored on the device, so it must survive JSON. */
export interface Edit {
  /** The baseline of the changes. */
  seen: Seen;
  cart: Cart;
  reason: Reason;
  /** How an overpaid amount is refunded; cash by default. */
  refund?: WayValues;
  /** The snapshot before another user's change, until the user has acknowledged it. */
  met?: Seen;
}

export const NO_REASON: Reason = { chosen: '', other: false, text: '' };

/** The reason to send; '' if none. */
export const reasonText = ({ chosen, other, text }: Reason): string => (other ? text.trim() : chosen);

/** Cash, the usual refund at a counter. */
export const USUAL_REFUND: WayValues = { mode: 'CASH', reference: '' };

export const startEdit = (seen: Seen, key: string): Edit => ({
  seen,
  cart: { ...seen.cart, key },
  reason: NO_REASON,
});

/** Storage name of a document's draft edit. */
export const editDraftName = (documentId: string): string => `edit/${documentId}`;

const isMoneyMode = (value: unknown): value is MoneyMode => MONEY_MODES.some((mode) => mode === value);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isSeen = (value: unknown): value is Seen =>
  isFields(value) &&
  ['revision', 'pending', 'total'].every((name) => Number.isSafeInteger(value[name])) &&
  isCart(value['cart']);

const isReason = (value: unknown): value is Reason =>
  isFields(value) &&
  typeof value['chosen'] === 'string' &&
  typeof value['other'] === 'boolean' &&
  typeof value['text'] === 'string';

const isWay = (value: unknown): value is WayValues =>
  isFields(value) &&
  isMoneyMode(value['mode']) &&
  typeof value['reference'] === 'string' &&
  (value['bank'] === undefined || typeof value['bank'] === 'string');

/** Whether a stored value is a valid edit: an older version or another program may have written it. */
export const isEdit = (value: unknown): value is Edit =>
  isFields(value) &&
  isSeen(value['seen']) &&
  isCart(value['cart']) &&
  isReason(value['reason']) &&
  (value['refund'] === undefined || isWay(value['refund'])) &&
  (value['met'] === undefined || isSeen(value['met']));

/** How a line differs from the billed one. */
export interface LineChange {
  added: boolean;
  /** Undefined if unchanged. */
  quantityWas: Milli | undefined;
  priceWas: Paise | undefined;
}

export const isSameLine = (one: CartLine, other: CartLine): boolean =>
  one.quantity === other.quantity && one.price === other.price;

/** The change of a line since it was billed; undefined if none. */
export function lineChange(line: CartLine, { cart }: Seen): LineChange | undefined {
  const was = cart.lines.find(({ key }) => key === line.key);
  if (was === undefined) return { added: true, quantityWas: undefined, priceWas: undefined };
  if (isSameLine(line, was)) return undefined;
  return {
    added: false,
    quantityWas: was.quantity === line.quantity ? undefined : was.quantity,
    priceWas: was.price === line.price ? undefined : was.price,
  };
}

/** The billed lines that are no longer in the cart. */
export const removedLines = ({ seen, cart }: Pick<Edit, 'seen' | 'cart'>): readonly CartLine[] =>
  seen.cart.lines.filter(({ key }) => !cart.lines.some((line) => line.key === key));

/** Normalises field entries for comparison: sorted, without empty ones. */
const entered = (entries: Cart['form']): string =>
  JSON.stringify(
    Object.entries(entries)
      .filter(([, entry]) => entry.length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether the edit changes the bill's prescription. */
export const isPrescribedAnew = (mine: Cart, seen: Cart): boolean =>
  entered(mine.prescription ?? {}) !== entered(seen.prescription ?? {});

const detailsOf = ({ discount, mode, payOn = '', form, prescription = {} }: Cart) => [
  JSON.stringify(discount),
  mode,
  payOn,
  entered(form),
  entered(prescription),
];

/** Number of differences from the document's snapshot. */
export function changeCount({ seen, cart }: Pick<Edit, 'seen' | 'cart'>): number {
  const before = detailsOf(seen.cart);
  const details = detailsOf(cart).filter((detail, at) => detail !== before[at]);
  const lines = cart.lines.filter((line) => lineChange(line, seen) !== undefined);
  return details.length + lines.length + removedLines({ seen, cart }).length;
}
