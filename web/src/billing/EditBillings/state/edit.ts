import { MONEY_MODES, type Milli, type MoneyMode, type Paise } from '@galla/domain';
import type { WayValues } from '../../refund/way.ts';
import type { Cart, CartLine } from '../../cart/cart.ts';
import { isCart } from '../../cart/isCart.ts';

/** A document as it stood when somebody looked at it: its lines and details as a cart, and what tells it from later ones. */
export interface Seen {
  revision: number;
  /** Still to pay. */
  pending: Paise;
  total: Paise;
  cart: Cart;
}

/** Why an invoice is changed: one of the usual reasons, or a text. */
export interface Reason {
  /** The sentence that was chosen; '' for none yet. */
  chosen: string;
  /** Of Other. */
  other: boolean;
  text: string;
}

/** A document that is being edited. It is kept on the device, so it must survive JSON. */
export interface Edit {
  /** What the changes are compared with. */
  seen: Seen;
  cart: Cart;
  reason: Reason;
  /** How what was received above the total goes back; cash until it is chosen. */
  refund?: WayValues;
  /** What was seen before somebody else changed the document, until that was read. */
  met?: Seen;
}

export const NO_REASON: Reason = { chosen: '', other: false, text: '' };

/** The reason as it is sent; '' where none is given. */
export const reasonText = ({ chosen, other, text }: Reason): string => (other ? text.trim() : chosen);

/** In cash, as most goes back over a counter. */
export const USUAL_REFUND: WayValues = { mode: 'CASH', reference: '' };

export const startEdit = (seen: Seen, key: string): Edit => ({
  seen,
  cart: { ...seen.cart, key },
  reason: NO_REASON,
});

/** The name under which the changes of a document are kept. */
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

/** Whether something that was kept on the device are changes: an older version, or somebody else, may have written it. */
export const isEdit = (value: unknown): value is Edit =>
  isFields(value) &&
  isSeen(value['seen']) &&
  isCart(value['cart']) &&
  isReason(value['reason']) &&
  (value['refund'] === undefined || isWay(value['refund'])) &&
  (value['met'] === undefined || isSeen(value['met']));

/** How a line differs from what was billed. */
export interface LineChange {
  added: boolean;
  /** Undefined where it is the same. */
  quantityWas: Milli | undefined;
  priceWas: Paise | undefined;
}

export const isSameLine = (one: CartLine, other: CartLine): boolean =>
  one.quantity === other.quantity && one.price === other.price;

/** What became of a line since it was billed; undefined where nothing did. */
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

/** What is entered of some fields, in one order: an empty one is none. */
const entered = (entries: Cart['form']): string =>
  JSON.stringify(
    Object.entries(entries)
      .filter(([, entry]) => entry.length > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Whether another prescription goes with the bill than did. */
export const isPrescribedAnew = (mine: Cart, seen: Cart): boolean =>
  entered(mine.prescription ?? {}) !== entered(seen.prescription ?? {});

const detailsOf = ({ discount, mode, payOn = '', form, prescription = {} }: Cart) => [
  JSON.stringify(discount),
  mode,
  payOn,
  entered(form),
  entered(prescription),
];

/** How many things differ from the document as it was seen. */
export function changeCount({ seen, cart }: Pick<Edit, 'seen' | 'cart'>): number {
  const before = detailsOf(seen.cart);
  const details = detailsOf(cart).filter((detail, at) => detail !== before[at]);
  const lines = cart.lines.filter((line) => lineChange(line, seen) !== undefined);
  return details.length + lines.length + removedLines({ seen, cart }).length;
}
