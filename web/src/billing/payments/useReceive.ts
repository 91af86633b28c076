import {
  checkReference,
  formatRupees,
  formatMessage,
  type MessageKey,
  type Paise,
  type PaymentPart,
} from '@galla/domain';
import { useState } from 'react';
import { isSavedBefore, type NotSaved } from '../../app/graph/refusal.ts';
import { paiseOf } from '../../app/graph/scalars.ts';
import { useSaveKey } from '../../app/graph/useSaveKey.ts';
import { toast } from '../../app/toast/toast.ts';
import { useRecordPayment, type PaymentProblems } from './useRecordPayment.ts';

/** The document to pay. */
export interface Payable {
  id: string;
  /** The pending amount shown. */
  pending: Paise;
  /** The day promised before. */
  payOn?: string | null;
  /** The customer's credit from returned goods. */
  credit?: Paise;
}

interface Receive {
  /** Resolves with whether it was recorded. */
  receive: (parts: readonly PaymentPart[], payOn: string | undefined) => Promise<boolean>;
  problems: PaymentProblems;
  /** Clears the problems, because their input is being changed. */
  settle: () => void;
  busy: boolean;
  checking: boolean;
}

/** The message for a pending amount that another payment has changed. */
const changedText = (pending: Paise | undefined): string =>
  pending === undefined
    ? formatMessage('faults.changedMeanwhile')
    : formatMessage('payment.changedMeanwhile', { amount: formatRupees(pending) });

/** The problems of a refusal that does not change the shown figures, by place. */
function problemsOf(outcome: NotSaved): PaymentProblems {
  if (outcome.kind === 'problems') return outcome.problems;
  const tooMuch = outcome.kind === 'refused' && outcome.refusal?.__typename === 'PaymentExceedsPending';
  return tooMuch ? { amount: formatMessage('payment.exceedsPending') } : { rest: outcome.message };
}

/**
 * Receives money for a document, on any screen: one key for each payment, the specification's message on success,
 * and every refusal as a message. `onStale`: the shown figures are outdated and must be reloaded. `failed`: the
 * message if the server sent none.
 */
export function useReceive({ id, pending }: Payable, onStale: () => void, failed: MessageKey): Receive {
  const { key, renewAfter } = useSaveKey();
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
    renewAfter(outcome);
    if (outcome.kind === 'saved') {
      toast.success(formatMessage('payment.pendingUpdated'));
      return true;
    }
    if (outcome.kind === 'changed') {
      const { current } = outcome;
      const left = current == null ? undefined : paiseOf(current);
      // Already paid: the form closes, so the message is a toast.
      if (left === 0) toast.info(formatMessage('payment.settledMeanwhile'));
      else setProblems({ rest: changedText(left) });
      onStale();
    } else {
      setProblems(problemsOf(outcome));
      if (isSavedBefore(outcome)) onStale();
    }
    return false;
  };
  return { receive, problems, settle: () => setProblems({}), busy, checking };
}
