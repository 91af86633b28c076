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

/** A bill in progress, with its sums and problems. */
export interface Bill {
  words: TypeWords;
  /** Global id. */
  customerId: string;
  cart: Cart;
  dispatch: (action: CartAction) => void;
  terms: CartTerms;
  totals: CartTotals;
  problems: CartProblems;
  /** Sets the problem of an unreadable number, by field: an amount, or the quantity of the line with that key. */
  setUnreadable: (field: string, problem: string | undefined) => void;
  /** Creation was tried: missing input is reported from now on. */
  attempted: boolean;
  create: () => void;
  /** The UPI QR code shown before the bill is created: its amount and actions. */
  code: { amount: Paise; received: () => void; close: () => void } | undefined;
  /** The confirmation before billing anything at ₹0.00. */
  givenAway: GivenAway;
  clear: () => void;
  /** Moves the cart to another customer. */
  moveTo: (data: BillingData) => Promise<void>;
  busy: boolean;
  refreshing: boolean;
  checking: boolean;
  /** No try was answered: the document may have been created. */
  unsure: boolean;
  /** Asks for the owner's PIN if the cart exceeds the user's limits. */
  ownerPin: OwnerPin;
}

interface Options {
  words: TypeWords;
  terms: CartTerms;
  form: InvoiceForm;
  /** Customer and employee. */
  data: BillingData;
  /** The document was created and the cart is empty again. */
  onCreated: (document: { id: string; number: string }) => void;
  /** Called with the problems that prevent creation. */
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
      // Synchronous, so that the draft is removed before the screen is left.
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
  // Problems from the server do not block another try.
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
