import {
  BILL_PAYMENT,
  checkCredit,
  checkPayOn,
  creditOf,
  paymentProblem,
  type Paise,
  type PaymentMode,
  type PaymentWords,
} from '@galla/domain';
import { useReducer, useState } from 'react';
import { useShopClock } from '../../app/clock/useShopClock.ts';
import { paidOf } from './paid.ts';
import { tenderReducer, type Tender, type TenderAction, type Tendering } from './tender.ts';
import { useReceive, type Payable } from './useReceive.ts';

interface Options {
  payable: Payable;
  /** The customer's intended payment mode. */
  mode: PaymentMode;
  /** Starts with a split. */
  split?: boolean;
  /** With a QR code, its amount replaces the typed one for UPI. */
  codeAsks?: Paise;
  /** The screen's wording of problems; that of bills by default. */
  words?: PaymentWords;
  /** The shown figures are outdated and must be reloaded. */
  onStale: () => void;
  onReceived: () => void;
}

/** A payment of a pending amount. */
export interface Receiving extends Tendering {
  receive: () => void;
  /** Problems that belong to no field. */
  rest: string | undefined;
  /** Clears the problems, because their input is being changed. */
  settle: () => void;
  busy: boolean;
  checking: boolean;
}

/** After a payment the form starts again with the remaining amount. */
const reducer = (tender: Tender, action: TenderAction | { type: 'received' }): Tender =>
  action.type === 'received'
    ? { ...tender, advance: null, reference: '', bank: '', split: tender.split == null ? null : [] }
    : tenderReducer(tender, action);

/** The till's payment fields for a later payment: the whole pending amount by default, for any mode. */
export function useTender(options: Options): Receiving {
  const { payable, mode, split = false, codeAsks, words = BILL_PAYMENT, onStale, onReceived } = options;
  const begun: Tender = { advance: null, mode, split: split ? [] : null, payOn: payable.payOn ?? '' };
  const [tender, change] = useReducer(reducer, begun);
  // The field is empty or unreadable, which must not count as the pending amount.
  const [missing, setMissing] = useState(false);
  const [unreadable, setUnreadable] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const [wrongDay, setWrongDay] = useState<string>();
  const { today } = useShopClock();
  const {
    receive,
    problems,
    settle: settleProblems,
    busy,
    checking,
  } = useReceive(payable, onStale, words.failed);
  const asked = tender.split == null && tender.mode === 'UPI' ? codeAsks : undefined;
  const total = asked ?? payable.pending;
  const credit = payable.credit ?? 0;
  const paid = paidOf(asked === undefined ? tender : { ...tender, advance: null }, total, true, credit);
  const settle = (): void => {
    setWrong(undefined);
    setWrongDay(undefined);
    settleProblems();
  };
  const dispatch = (action: TenderAction): void => {
    settle();
    if (action.type === 'mode' || action.type === 'split') setMissing(false);
    change(action);
  };
  const take = async (): Promise<void> => {
    // With a QR code the amount field is ignored.
    const typed =
      asked === undefined
        ? { amount: missing ? undefined : paid.advance, unreadable }
        : { amount: paid.advance };
    const message =
      paymentProblem(typed, payable.pending, words) ?? checkCredit(creditOf(paid.parts), credit)?.message;
    setWrong(message);
    const leaves = paid.advance < payable.pending && tender.payOn !== (payable.payOn ?? '');
    const payOn = leaves ? tender.payOn : undefined;
    const past = checkPayOn(payOn || undefined, today)?.message;
    setWrongDay(past);
    if (message !== undefined || past !== undefined || !(await receive(paid.parts, payOn))) return;
    change({ type: 'received' });
    onReceived();
  };
  return {
    tender,
    dispatch,
    total,
    credit,
    paid,
    given: missing ? undefined : (tender.advance ?? (paid.advance || undefined)),
    give: (amount) => {
      dispatch({ type: 'advance', advance: amount ?? null });
      setMissing(amount === undefined);
    },
    onUnreadable: (is, text) => setUnreadable(is ? text : undefined),
    payer: payable.id,
    problems: {
      advance: wrong ?? problems.amount,
      reference: problems.reference,
      payOn: wrongDay ?? problems.payOn,
    },
    receive: () => void take(),
    rest: problems.rest,
    settle,
    busy,
    checking,
  };
}
