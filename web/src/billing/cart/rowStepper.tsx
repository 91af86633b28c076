import type { ReactNode } from 'react';
import type { CatalogueEntry } from '../../catalogue/index.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { linesOf, type Cart } from './cart.ts';
import { cartItemOf, NOTHING_HELD, withHeld, type Held } from './cartItem.ts';
import type { CartAction } from './cartReducer.ts';

/**
 * How much of an item is in the cart, to be changed in the item's own row; undefined while nothing is, and for what is
 * priced at the till: each time it is added it asks its price.
 */
export function rowStepper(
  cart: Cart,
  entry: CatalogueEntry,
  dispatch: (action: CartAction) => void,
  held: Held = NOTHING_HELD,
): ReactNode {
  const item = withHeld(cartItemOf(entry), held);
  const [line] = entry.hasVariants || entry.priceAtTill ? [] : linesOf(cart, item);
  if (line === undefined) return undefined;
  const { key, quantity } = line;
  return (
    // A press in here is not a press on the row.
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      <QuantityStepper
        name={entry.title}
        value={quantity}
        onValue={(next) =>
          dispatch(next === 0 ? { type: 'remove', key } : { type: 'quantity', key, quantity: next })
        }
        max={item.tracked ? item.available : undefined}
        orNone
      />
    </span>
  );
}
