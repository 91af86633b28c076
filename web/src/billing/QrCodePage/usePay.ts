import { checkPayment, MONEY_MODES, parseRupees, rupees, formatMessage, type Paise } from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { usePay_document$key } from '../../__generated__/usePay_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useAddress } from '../../app/router/useAddress.ts';
import type { TenderAction } from '../payments/tender.ts';
import { useTender, type Receiving } from '../payments/useTender.ts';

export interface Pay {
  /** Whether this user can receive anything here. */
  open: boolean;
  /** Something is pending, but this user may not receive it. */
  denied: boolean;
  /** The payment's fields; editable while something is pending. */
  money: Receiving;
  /** The QR code's amount; undefined if nothing is paid by UPI. */
  code: Paise | undefined;
  /** On orders and proposals the UPI request may be below the pending amount; undefined requests all of it. */
  ask:
    | {
        value: Paise | undefined;
        set: (amount: Paise | undefined) => void;
        /** The typed text is not an amount: nothing can be received until it is corrected. */
        setUnreadable: (unreadable: boolean) => void;
        problem: string | undefined;
      }
    | undefined;
  receive: () => void;
}

const DEFAULTS = { mode: '', ask: '' };

/** The payment on this screen. What is shown is kept in the address, so that a reload works. */
export function usePay(key: usePay_document$key): Pay {
  const document = useFragment(
    graphql`
      fragment usePay_document on Document {
        id
        type
        status
        pending
        payOn
        paymentMode
        viewerCanReceivePayment
      }
    `,
    key,
  );
  const { id, type, status, paymentMode, viewerCanReceivePayment } = document;
  const pending = paiseOf(document.pending);
  const { values: address, change } = useAddress(DEFAULTS);
  const [unreadable, setUnreadable] = useState(false);
  const { revalidate } = useRevalidator();

  // An advance can be requested for orders and proposals; an invoice requests its pending amount (spec 2 §9).
  const asked = type === 'INVOICE' || address.ask === '' ? undefined : parseRupees(address.ask);
  const refused = asked === undefined ? undefined : checkPayment(asked, pending)?.message;
  const askProblem = unreadable ? formatMessage('payment.invalid') : refused;
  const money = useTender({
    payable: { id, pending, payOn: document.payOn ?? null },
    mode: MONEY_MODES.find((one) => one === (address.mode || paymentMode)) ?? 'UPI',
    split: address.mode === SPLIT,
    codeAsks: askProblem === undefined ? (asked ?? pending) : pending,
    onStale: () => void revalidate(),
    onReceived: () => change({ ask: '' }),
  });
  const { tender, paid } = money;
  const byCode = tender.split == null && tender.mode === 'UPI';
  const dispatch = (action: TenderAction): void => {
    if (action.type === 'mode') change({ mode: action.mode });
    if (action.type === 'split') change({ mode: SPLIT });
    money.dispatch(action);
  };
  return {
    open: viewerCanReceivePayment,
    denied: pending > 0 && status !== 'CANCELED' && !viewerCanReceivePayment,
    money: { ...money, dispatch },
    code: paid.parts.find(({ mode }) => mode === 'UPI')?.amount,
    ask:
      type === 'INVOICE' || !byCode
        ? undefined
        : {
            value: asked,
            set: (next) => {
              money.settle();
              change({ ask: next === undefined ? '' : rupees(next) });
            },
            setUnreadable,
            problem: askProblem ?? money.problems.advance,
          },
    receive: () => {
      if (!byCode || askProblem === undefined) money.receive();
    },
  };
}

/** The address's value for a payment in several modes. */
const SPLIT = 'SPLIT';
