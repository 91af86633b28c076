import { keyToAdd, type Cart, type CartLine } from '../../cart/cart.ts';
import { cartReducer, ONE, type CartAction } from '../../cart/cartReducer.ts';
import type { WayValues } from '../../refund/way.ts';
import { startEdit, type Edit, type Reason, type Seen } from './edit.ts';
import { rebase } from './rebase.ts';

export type EditAction =
  | CartAction
  | { type: 'putBack'; key: string }
  | { type: 'reason'; reason: Reason }
  | { type: 'refund'; refund: WayValues }
  /** Another user changed the document. */
  | { type: 'rebase'; now: Seen }
  /** The user acknowledged another user's change. */
  | { type: 'understood' }
  /** All changes were undone or saved: starts from the current document. */
  | { type: 'start'; now: Seen; key: string };

/** Restores a billed line to its place; added lines stay below. */
function withLine({ seen, cart }: Edit, line: CartLine): Cart {
  const billed = seen.cart.lines.flatMap(
    ({ key }) => (key === line.key ? line : cart.lines.find((one) => one.key === key)) ?? [],
  );
  const added = cart.lines.filter(({ key }) => !seen.cart.lines.some((one) => one.key === key));
  return { ...cart, lines: [...billed, ...added] };
}

const billedLine = ({ seen, cart }: Edit, key: string): CartLine | undefined =>
  cart.lines.some((line) => line.key === key) ? undefined : seen.cart.lines.find((line) => line.key === key);

/** Reducer of a document being edited. An item that was billed before and is added again keeps its billed terms. */
export function editReducer(edit: Edit, action: EditAction): Edit {
  switch (action.type) {
    case 'putBack': {
      const line = billedLine(edit, action.key);
      return line === undefined ? edit : { ...edit, cart: withLine(edit, line) };
    }
    case 'add': {
      const line = billedLine(edit, keyToAdd(edit.cart, action.item));
      if (line === undefined) return { ...edit, cart: cartReducer(edit.cart, action) };
      return { ...edit, cart: withLine(edit, { ...line, quantity: action.quantity ?? ONE }) };
    }
    case 'reason':
      return { ...edit, reason: action.reason };
    case 'refund':
      return { ...edit, refund: action.refund };
    case 'rebase':
      return rebase(edit, action.now);
    case 'understood': {
      const { met: _met, ...rest } = edit;
      return rest;
    }
    case 'start':
      return startEdit(action.now, action.key);
    default:
      return { ...edit, cart: cartReducer(edit.cart, action) };
  }
}
