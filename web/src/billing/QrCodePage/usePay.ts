import {
  checkPayment,
  PAYMENT_MODES,
  parseRupees,
  rupees,
  say,
  type Paise,
  type PaymentMode,
} from '@galla/domain';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { usePay_document$key } from '../../__generated__/usePay_document.graphql.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useAddress } from '../../app/router/useAddress.ts';
import { useReceive } from '../payments/useReceive.ts';
import type { PaymentProblems } from '../payments/useRecordPayment.ts';

export interface Pay {
  /** Whether anything can be received here, by this person. */
  open: boolean;
  /** Something is to pay, but not for this person to take. */
  denied: boolean;
  /** How the rest is paid; it can be changed while something is open. */
  mode: PaymentMode;
  setMode: (mode: PaymentMode) => void;
  /** What the code asks for, and what "Received" records. */
  amount: Paise;
  /** On orders and proposals less than the balance may be asked for; undefined asks for all of it. */
  ask:
    | {
        value: Paise | undefined;
        set: (amount: Paise | undefined) => void;
        /** Something is typed that is no amount: nothing is received before it is corrected. */
        setUnreadable: (unreadable: boolean) => void;
        problem: string | undefined;
      }
    | undefined;
  reference: string;
  setReference: (text: string) => void;
  receive: () => void;
  problems: PaymentProblems;
  busy: boolean;
  checking: boolean;
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
        paymentMode
        viewerCanReceivePayment
      }
    `,
    key,
  );
  const { id, type, status, paymentMode, viewerCanReceivePayment } = document;
  const pending = paiseOf(document.pending);
  const [address, change] = useAddress(DEFAULTS);
  const [reference, setReference] = useState('');
  const [unreadable, setUnreadable] = useState(false);
  const { revalidate } = useRevalidator();
  const { receive, problems, settle, busy, checking } = useReceive({ id, pending }, () => void revalidate());

  const mode = PAYMENT_MODES.find((one) => one === (address.mode || paymentMode)) ?? 'UPI';
  const unpaid = pending > 0 && status !== 'CANCELED';
  // An advance is asked for on what is made later; an invoice asks for its balance (spec 2 §9).
  const asked = type === 'INVOICE' || address.ask === '' ? undefined : parseRupees(address.ask);
  const refused = asked === undefined ? undefined : checkPayment(asked, pending)?.message;
  const askProblem = unreadable ? say('payment.invalid') : refused;
  const amount = asked === undefined || askProblem !== undefined ? pending : asked;
  const take = async (): Promise<void> => {
    if (askProblem !== undefined) return;
    if (await receive({ amount, mode, reference: mode === 'CASH' ? '' : reference })) {
      setReference('');
      change({ ask: '' });
    }
  };
  return {
    open: viewerCanReceivePayment,
    denied: unpaid && !viewerCanReceivePayment,
    mode,
    setMode: (next) => {
      settle();
      change({ mode: next });
    },
    amount,
    ask:
      type === 'INVOICE'
        ? undefined
        : {
            value: asked,
            set: (next) => {
              settle();
              change({ ask: next === undefined ? '' : rupees(next) });
            },
            setUnreadable,
            problem: askProblem,
          },
    reference,
    setReference: (text) => {
      settle();
      setReference(text);
    },
    receive: () => void take(),
    problems,
    busy,
    checking,
  };
}
