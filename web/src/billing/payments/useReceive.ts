import {
  checkReference,
  formatRupees,
  formatMessage,
  type MessageKey,
  type Paise,
  type PaymentPart,
} from '@galla/domain';
import { useState } from 'react';
import type { NotSaved } from '../../app/graph/refusal.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { newKey } from '../../app/key.ts';
import { toast } from '../../app/toast/toast.ts';
import { useRecordPayment, type PaymentProblems } from './useRecordPayment.ts';

/** What is paid. */
export interface Payable {
  id: string;
  /** What is shown as still to pay. */
  pending: Paise;
  /** When the customer said before that he will pay. */
  payOn?: string | null;
  /** What the shop owes the customer of goods that came back. */
  credit?: Paise;
}

interface Receive {
  /** Resolves with whether it was recorded. */
  receive: (parts: readonly PaymentPart[], payOn: string | undefined) => Promise<boolean>;
  problems: PaymentProblems;
  /** Takes the problems away: what they were about is being changed. */
  settle: () => void;
  busy: boolean;
  checking: boolean;
}

/** The sentence for a figure that another payment has changed. */
const changedText = (pending: Paise | undefined): string =>
  pending === undefined
    ? formatMessage('faults.changedMeanwhile')
    : formatMessage('payment.changedMeanwhile', { amount: formatRupees(pending) });

/** A refusal that leaves the figures as they were shown, at its places. */
function problemsOf(outcome: NotSaved): PaymentProblems {
  if (outcome.kind === 'problems') return outcome.problems;
  const tooMuch = outcome.kind === 'refused' && outcome.refusal?.__typename === 'PaymentExceedsPending';
  return tooMuch ? { amount: formatMessage('payment.exceedsPending') } : { rest: outcome.message };
}

/**
 * Receiving money for a document, wherever that is done: one key for each payment, the specification's words when it
 * is saved, and every refusal as a sentence. `onStale`: the figures shown are old, ask for them again. `failed`: the
 * sentence where the server gives none.
 */
export function useReceive({ id, pending }: Payable, onStale: () => void, failed: MessageKey): Receive {
  const [key, setKey] = useState(newKey);
  const [problems, setProblems] = useState<PaymentProblems>({});
  const { recordPayment, busy, checking } = useRecordPayment(failed);
  const receive: Receive['receive'] = async (parts, typed) => {
    if (busy) return false;
    const missing = parts
      .map(({ mode, reference }) => checkReference(mode, reference))
      .find((found) => found !== undefined);
    setProblems(missing === undefined ? {} : { reference: missing.message });
    if (missing !== undefined) return false;
    const payOn = typed === undefined ? {} : { payOn: typed === '' ? null : typed };
    const outcome = await recordPayment({ key, payable: id, expectedPending: pending, parts, ...payOn });
    if (outcome.kind === 'saved') {
      setKey(newKey());
      toast.success(formatMessage('payment.pendingUpdated'));
      return true;
    }
    if (outcome.kind === 'changed') {
      const { current } = outcome;
      const left = current == null ? undefined : paiseOf(current);
      // Paid by now: the form goes, and the words with it.
      if (left === 0) toast.info(formatMessage('payment.settledMeanwhile'));
      else setProblems({ rest: changedText(left) });
      onStale();
    } else setProblems(problemsOf(outcome));
    return false;
  };
  return { receive, problems, settle: () => setProblems({}), busy, checking };
}
