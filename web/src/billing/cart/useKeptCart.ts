import { encodeBillingData, formatMessage, type BillingData, type DocumentType } from '@galla/domain';
import { useEffect, useReducer, useRef, type Dispatch } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { writeDraft } from '../../local/drafts.ts';
import { useDraft } from '../../local/useDraft.ts';
import { emptyCart, isStarted, type Cart } from './cart.ts';
import { cartReducer, type CartAction } from './cartReducer.ts';
import { draftName, isCart } from './isCart.ts';

/** Carts stored since the page was loaded: returning to one of them shows no notice of a restored draft. */
const keptHere = new Set<string>();

/** For tests: resets to the state of a new page. */
export const forgetKeptHere = (): void => keptHere.clear();

/** A cart as stored: with its customer, so that it can be listed and opened again. */
const keptCart = (cart: Cart, data: string): Cart & { data: string } => ({ ...cart, data });

interface KeptCart {
  cart: Cart;
  dispatch: Dispatch<CartAction>;
  /** Stores the cart for another customer, whose screen then finds it. */
  moveTo: (data: BillingData) => Promise<void>;
}

/**
 * A customer's cart, stored on this device while in progress: a closed tab, an expired session or a failed save lose
 * nothing, and another customer can be billed meanwhile.
 */
export function useKeptCart(type: DocumentType, data: BillingData): KeptCart {
  const name = draftName(type, data.contactId);
  const { draft, keep, drop } = useDraft(name, isCart);
  const [cart, dispatch] = useReducer(cartReducer, draft, (kept) => kept ?? emptyCart(newKey()));
  const restored = useRef(draft !== undefined && isStarted(draft) && !keptHere.has(name));
  const encoded = encodeBillingData(data);
  useEffect(() => {
    if (!restored.current) return;
    restored.current = false;
    toast.info(formatMessage('billing.draftRestored'));
  }, []);
  useEffect(() => {
    keptHere.add(name);
    if (isStarted(cart)) keep(keptCart(cart, encoded));
    else drop();
  }, [cart, encoded, name, keep, drop]);
  return {
    cart,
    dispatch,
    moveTo: async (next) => {
      const moved = draftName(type, next.contactId);
      keptHere.add(moved);
      drop();
      // A prescription belongs to its customer and is not moved.
      const { prescription: _, ...rest } = cart;
      await writeDraft(moved, keptCart(rest, encodeBillingData(next)));
    },
  };
}
