import type { BillingData, Paise } from '@galla/domain';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { newKey } from '../../app/key.ts';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import type { TypeWords } from '../documentTypes.ts';
import type { Cart } from './cart.ts';
import {
  cartProblems,
  hasProblems,
  mergeProblems,
  missingProblems,
  unreadableProblems,
  type CartProblems,
} from './cartProblems.ts';
import type { CartAction } from './cartReducer.ts';
import { codeFirst } from './codeFirst.ts';
import { cartTotals, type CartTerms, type CartTotals } from './cartTotals.ts';
import type { OwnerPin } from '../limits/useOwnerPin.ts';
import { useCreate } from './useCreate.ts';
import { useGivenAway, type GivenAway } from './useGivenAway.ts';
import type { InvoiceForm } from './useInvoiceForm.ts';
import { useKeptCart } from './useKeptCart.ts';

/** A bill as it is being made, with what it comes to and what is wrong with it. */
export interface Bill {
  words: TypeWords;
  /** Global id. */
  customerId: string;
  cart: Cart;
  dispatch: (action: CartAction) => void;
  terms: CartTerms;
  totals: CartTotals;
  problems: CartProblems;
  /** What is wrong with the text in a field - of money, or of the quantity of the line with that key - that is no figure. */
  setUnreadable: (field: string, problem: string | undefined) => void;
  /** Somebody tried to create it: what is missing is told now. */
  attempted: boolean;
  create: () => void;
  /** The UPI code that is shown before the bill is made: what it asks for, and what comes of it. */
  code: { amount: Paise; received: () => void; close: () => void } | undefined;
  /** The question before anything is billed at ₹0.00. */
  givenAway: GivenAway;
  clear: () => void;
  /** Keeps the cart for another customer instead. */
  moveTo: (data: BillingData) => Promise<void>;
  busy: boolean;
  refreshing: boolean;
  checking: boolean;
  /** No answer came to any try: it may have been created. */
  unsure: boolean;
  /** The owner's PIN, where the cart goes beyond the limits of who bills. */
  ownerPin: OwnerPin;
}

interface Options {
  words: TypeWords;
  terms: CartTerms;
  form: InvoiceForm;
  /** Who bills whom. */
  data: BillingData;
  /** The document is there and the cart is empty again. */
  onCreated: (document: { id: string; number: string }) => void;
  /** Something stands against creating it. */
  onProblems: (problems: CartProblems) => void;
}

export function useBill(options: Options): Bill {
  const { words, terms, form, data, onCreated, onProblems } = options;
  const { cart, dispatch, moveTo } = useKeptCart(words.type, data);
  const [attempted, setAttempted] = useState(false);
  const [codeShown, setCodeShown] = useState<{ zeroConfirmed: boolean }>();
  const [unreadable, setUnreadable] = useState<Readonly<Record<string, string>>>({});
  const { today } = useShopClock();
  const clear = (): void => {
    setAttempted(false);
    dispatch({ type: 'clear', key: newKey() });
  };
  const { create, busy, refreshing, checking, isUnsure, problemsOf, ownerPin } = useCreate({
    words,
    customerId: data.contactId,
    employeeId: data.employeeId,
    parts: data.parts,
    walkIn: terms.walkIn,
    dispatch,
    onCreated: (document) => {
      // At once, so that the draft is gone before the screen is left.
      flushSync(clear);
      onCreated(document);
    },
  });
  const totals = cartTotals(cart, terms);
  const byUpi = codeFirst(totals);
  const { begin, givenAway } = useGivenAway(cart, totals, (zeroConfirmed) => {
    if (byUpi === undefined) void create(cart, totals, zeroConfirmed);
    else setCodeShown({ zeroConfirmed });
  });
  const live = mergeProblems(unreadableProblems(cart, unreadable), cartProblems(cart, totals, terms));
  const complete = mergeProblems(live, missingProblems(cart, totals, terms, today, form.missing(cart.form)));
  // What the server found does not stand in the way of asking it again.
  const problems = mergeProblems(attempted ? complete : live, problemsOf(cart));
  return {
    words,
    customerId: data.contactId,
    cart,
    dispatch,
    terms,
    totals,
    problems,
    setUnreadable: (field, problem) =>
      setUnreadable((before) => {
        if (before[field] === problem) return before;
        const { [field]: _before, ...others } = before;
        return problem === undefined ? others : { ...others, [field]: problem };
      }),
    attempted,
    create: () => {
      if (!hasProblems(complete)) {
        begin();
        return;
      }
      setAttempted(true);
      onProblems(complete);
    },
    givenAway,
    code:
      codeShown && byUpi !== undefined
        ? {
            amount: byUpi,
            received: () => {
              setCodeShown(undefined);
              void create(cart, totals, codeShown.zeroConfirmed);
            },
            close: () => setCodeShown(undefined),
          }
        : undefined,
    clear,
    moveTo,
    busy,
    refreshing,
    checking,
    unsure: isUnsure(cart),
    ownerPin,
  };
}
