import { type BillingData } from '@galla/domain';
import { useState } from 'react';
import { readOpenCarts, type OpenCart } from '../openCarts/openCart.ts';
import { isStarted } from './cart.ts';
import type { Bill } from './useBill.ts';

interface ChangeCustomer {
  change: (next: BillingData) => Promise<void>;
  /** The cart that the chosen customer has already: the two are never put together, and none replaces the other. */
  other: OpenCart | undefined;
  /** Opens that one; this cart stays with its customer. */
  openOther: () => void;
  stay: () => void;
}

/** Another customer, or another employee, for the cart: it goes along, unless that customer has one already. */
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
