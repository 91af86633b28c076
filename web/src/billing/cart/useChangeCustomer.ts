import { type BillingData } from '@galla/domain';
import { useState } from 'react';
import { readOpenCarts, type OpenCart } from '../openCarts/openCart.ts';
import { isStarted } from './cart.ts';
import type { Bill } from './useBill.ts';

interface ChangeCustomer {
  change: (next: BillingData) => Promise<void>;
  /** The existing cart of the chosen customer: carts are never merged or replaced. */
  other: OpenCart | undefined;
  /** Opens the existing cart; this one stays with its customer. */
  openOther: () => void;
  stay: () => void;
}

/** Changes the cart's customer or employee: the cart moves along, unless the customer already has one. */
export function useChangeCustomer(
  bill: Bill,
  data: BillingData,
  onData: (data: BillingData) => void,
): ChangeCustomer {
  const [other, setOther] = useState<OpenCart>();
  const change = async (next: BillingData): Promise<void> => {
    if (next.contactId !== data.contactId && isStarted(bill.cart)) {
      const found = (await readOpenCarts()).find(
        (cart) => cart.data.contactId === next.contactId && cart.data.option === next.option,
      );
      if (found !== undefined) {
        setOther({ ...found, data: next });
        return;
      }
      await bill.moveTo(next);
    }
    onData(next);
  };
  return {
    change,
    other,
    openOther: () => {
      setOther(undefined);
      if (other !== undefined) onData(other.data);
    },
    stay: () => setOther(undefined),
  };
}
