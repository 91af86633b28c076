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
  /** Whether anything can be received here, by this person. */
  open: boolean;
  /** Something is to pay, but not for this person to take. */
  denied: boolean;
  /** How the rest is paid; it can be changed while something is open. */
  money: Receiving;
  /** What the code asks for; undefined where nothing comes by UPI. */
  code: Paise | undefined;
  /** On orders and proposals less than the balance may be asked for by UPI; undefined asks for all of it. */
  ask:
    | {
        value: Paise | undefined;
        set: (amount: Paise | undefined) => void;
        /** Something is typed that is no amount: nothing is received before it is corrected. */
        setUnreadable: (unreadable: boolean) => void;
        problem: string | undefined;
      }
    | undefined;
  receive: () => void;
}

const DEFAULTS = { mode: '', ask: '' };

/** What is being paid on this screen, and how. What it shows stands in the address, so that a reload works. */
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

  // An advance is asked for on what is made later; an invoice asks for its balance (spec 2 §9).
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

/** Several modes at once, as the address says it. */
const SPLIT = 'SPLIT';
