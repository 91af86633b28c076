import { quantityText, formatMessage, type Milli, type Paise } from '@galla/domain';
import { useState } from 'react';
import { toast } from '../../app/toast/toast.ts';
import {
  type CatalogueEntry,
  useFindCode,
  useScanner,
  type VariantChoice,
  type VariantEntry,
} from '../../catalogue/index.ts';
import { useWide } from '../../ui/useWide.ts';
import { keyToAdd, linesOf, type Cart } from './cart.ts';
import { addable, cartItemOf, NOTHING_HELD, withHeld, type Held } from './cartItem.ts';
import type { CartAction } from './cartReducer.ts';
import type { LastAdded } from './CartLines.tsx';

export interface Adding {
  /** Adds one; a product with variants asks which first. */
  add: (entry: CatalogueEntry) => void;
  /** The same for the item of a scanned code. */
  addCode: (code: string) => Promise<void>;
  lastAdded: LastAdded | undefined;
  /** The product whose variant is being chosen. */
  choosing: CatalogueEntry | undefined;
  inCart: (variantId: string) => Milli;
  takeVariants: (product: CatalogueEntry, choices: VariantChoice[]) => void;
  closeVariants: () => void;
  /** The item without a price that is being asked for one. */
  pricing: CatalogueEntry | undefined;
  takePrice: (entry: CatalogueEntry, price: Paise) => void;
  closePricing: () => void;
}

/**
 * Adds items to the cart: by press, by scanner from anywhere on the screen, by variant. `held`: the stock already
 * taken by the edited document.
 */
export function useAdding(
  cart: Cart,
  dispatch: (action: CartAction) => void,
  held: Held = NOTHING_HELD,
): Adding {
  const [choosing, setChoosing] = useState<CatalogueEntry>();
  const [pricing, setPricing] = useState<CatalogueEntry>();
  const [lastAdded, setLastAdded] = useState<LastAdded>();
  const findCode = useFindCode();
  // On desktops the line itself is visible, so no message is needed.
  const wide = useWide();

  const itemOf = (entry: CatalogueEntry, variant?: VariantEntry) =>
    withHeld(cartItemOf(entry, variant), held);
  const flash = (key: string): void => setLastAdded({ key, times: (lastAdded?.times ?? 0) + 1 });
  const put = (entry: CatalogueEntry, variant?: VariantEntry): boolean => {
    const item = itemOf(entry, variant);
    const quantity = addable(cart, item);
    if (quantity === 0) {
      toast.error(
        formatMessage('billing.stockShort', { available: quantityText(Math.max(0, item.available)) }),
      );
      return false;
    }
    if (entry.priceAtTill) {
      setPricing(entry);
      return false;
    }
    toast.settle();
    dispatch({ type: 'add', item, quantity });
    flash(keyToAdd(cart, item));
    return true;
  };
  const add = (entry: CatalogueEntry): void => {
    if (entry.hasVariants) setChoosing(entry);
    else put(entry);
  };
  const addCode = async (code: string): Promise<void> => {
    const found = await findCode(code);
    if (found === undefined) return;
    const { entry, variant } = found;
    if (entry.hasVariants && variant === undefined) setChoosing(entry);
    else if (put(entry, variant) && !wide)
      toast.success(formatMessage('catalogue.scanned', { name: entry.title }));
  };
  useScanner((code) => void addCode(code));

  return {
    add,
    addCode,
    lastAdded,
    choosing,
    inCart: (variantId) => cart.lines.find((line) => line.variantId === variantId)?.quantity ?? 0,
    takeVariants: (product, choices) => {
      for (const { variant, quantity } of choices) {
        const item = itemOf(product, variant);
        const [line] = linesOf(cart, item);
        if (line === undefined) {
          if (quantity > 0) dispatch({ type: 'add', item, quantity });
        } else if (quantity === 0) dispatch({ type: 'remove', key: line.key });
        else dispatch({ type: 'quantity', key: line.key, quantity });
        if (quantity > 0) flash(keyToAdd(cart, item));
      }
      setChoosing(undefined);
    },
    closeVariants: () => setChoosing(undefined),
    pricing,
    takePrice: (entry, price) => {
      const item = { ...itemOf(entry), price };
      dispatch({ type: 'add', item, quantity: addable(cart, item) });
      flash(keyToAdd(cart, item));
      setPricing(undefined);
    },
    closePricing: () => setPricing(undefined),
  };
}
