import { zeroLines, type BillTotals } from '@galla/domain';
import { useState } from 'react';
import type { Cart } from './cart.ts';

/** Names of the items billed at ₹0.00, while the user is asked to confirm. */
export interface GivenAway {
  asked: readonly string[];
  confirm: () => void;
  cancel: () => void;
}

/** Creates a bill at once, or asks first if a line amounts to ₹0.00. */
export function useGivenAway(
  cart: Cart,
  totals: BillTotals,
  create: (zeroConfirmed: boolean) => void,
): { begin: () => void; givenAway: GivenAway } {
  const [asked, setAsked] = useState<readonly string[]>([]);
  const cancel = (): void => setAsked([]);
  return {
    begin: () => {
      const names = zeroLines(totals).flatMap((at) => cart.lines[at]?.name ?? []);
      if (names.length === 0) create(false);
      else setAsked(names);
    },
    givenAway: {
      asked,
      cancel,
      confirm: () => {
        cancel();
        create(true);
      },
    },
  };
}
