import type { ReactNode } from 'react';
import type { CatalogueEntry } from '../../catalogue/index.ts';
import { QuantityStepper } from '../../ui/QuantityStepper.tsx';
import { linesOf, type Cart } from './cart.ts';
import { cartItemOf, NOTHING_HELD, withHeld, type Held } from './cartItem.ts';
import type { CartAction } from './cartReducer.ts';

/**
 * A stepper for the quantity in the cart, shown in the item's row; undefined while the cart has none. Also undefined
 * for items priced at the till, which ask for a price each time they are added.
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
    // Presses in here must not trigger the row.
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
