import { zeroLines, type BillTotals } from '@galla/domain';
import { useState } from 'react';
import type { Cart } from './cart.ts';

/** Names of what a bill would give away, while somebody is asked whether that is meant so. */
export interface GivenAway {
  asked: readonly string[];
  confirm: () => void;
  cancel: () => void;
}

/** Creates a bill at once, or asks first where anything on it comes to ₹0.00. */
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
