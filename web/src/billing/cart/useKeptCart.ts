import { say, type DocumentType } from '@galla/domain';
import { useEffect, useReducer, useRef, type Dispatch } from 'react';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useDraft } from '../../local/useDraft.ts';
import { emptyCart, isStarted, type Cart } from './cart.ts';
import { cartReducer, type CartAction } from './cartReducer.ts';
import { draftName, isCart } from './isCart.ts';

/**
 * The cart of a customer, kept on this device while it is made: a closed tab, an expired session or a failed save
 * lose nothing. When another customer is chosen the cart goes along.
 */
export function useKeptCart(
  type: DocumentType,
  customerId: string,
): [cart: Cart, dispatch: Dispatch<CartAction>] {
  const { draft, keep, drop } = useDraft(draftName(type, customerId), isCart);
  const [cart, dispatch] = useReducer(cartReducer, draft, (kept) => kept ?? emptyCart(newKey()));
  const restored = useRef(draft !== undefined && isStarted(draft));
  useEffect(() => {
    if (!restored.current) return;
    restored.current = false;
    toast.told(say('billing.draftRestored'));
  }, []);
  useEffect(() => {
    if (isStarted(cart)) keep(cart);
    else drop();
  }, [cart, keep, drop]);
  // The draft of the customer who was chosen before is this cart: it goes when the name changes.
  const dropBefore = useRef<{ customerId: string; drop: () => void }>(undefined);
  useEffect(() => {
    const before = dropBefore.current;
    if (before !== undefined && before.customerId !== customerId) before.drop();
    dropBefore.current = { customerId, drop };
  }, [customerId, drop]);
  return [cart, dispatch];
}
