import type { Cart } from '../cart/cart.ts';
import type { CartProblems } from '../cart/cartProblems.ts';
import type { PrescriptionAction } from '../cart/cartReducer.ts';

/** The prescription part of a bill that is being created or edited. */
export interface Prescribing {
  cart: Pick<Cart, 'key' | 'prescription'>;
  /** Global id of the customer whose eyes were tested. */
  customerId: string;
  problems: Pick<CartProblems, 'prescription'>;
  dispatch: (action: PrescriptionAction) => void;
}
