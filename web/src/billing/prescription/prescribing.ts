import type { Cart } from '../cart/cart.ts';
import type { CartProblems } from '../cart/cartProblems.ts';
import type { PrescriptionAction } from '../cart/cartReducer.ts';

/** A bill as far as a prescription goes with it: one that is being made, or one that is edited. */
export interface Prescribing {
  cart: Pick<Cart, 'key' | 'prescription'>;
  /** Global id of whose eyes they are. */
  customerId: string;
  problems: Pick<CartProblems, 'prescription'>;
  dispatch: (action: PrescriptionAction) => void;
}
